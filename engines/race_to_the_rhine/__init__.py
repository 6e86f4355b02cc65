"""1944: Race to the Rhine, for one to three players."""
