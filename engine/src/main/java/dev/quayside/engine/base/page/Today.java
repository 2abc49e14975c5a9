package dev.quayside.engine.base.page;

import java.time.LocalDate;
import java.time.ZoneId;

/// Which day it is where a list is read, and where that is.
public record Today(LocalDate date, ZoneId zone) {}
