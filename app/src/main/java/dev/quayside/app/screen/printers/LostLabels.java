package dev.quayside.app.screen.printers;

/// Labels of a printer that could not be reached: one question settles which of them are on paper.
///
/// @param count the number of labels asked about
/// @param last id of the job sent last
public record LostLabels(String printer, int count, String last) {}
