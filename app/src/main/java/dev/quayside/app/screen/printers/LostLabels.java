package dev.quayside.app.screen.printers;

/// Labels of a printer that went away: which of them are on paper is one question.
///
/// @param count how many are asked about
/// @param last the id of the job that left last
public record LostLabels(String printer, int count, String last) {}
