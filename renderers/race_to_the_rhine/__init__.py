"""1944: Race to the Rhine as pictures. RR-22."""
