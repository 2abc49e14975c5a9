package dev.quayside.printing.printer.status;

/// A printer's state and label counter at one moment.
public record Report(PrinterStatus status, LabelCount tally) {}
