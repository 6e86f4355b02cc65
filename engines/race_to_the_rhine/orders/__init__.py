"""Orders given in advance: whole turns as text, and standing answers (RR-19.20 to 19.26, RR-23)."""
