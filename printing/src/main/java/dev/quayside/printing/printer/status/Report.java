package dev.quayside.printing.printer.status;

/// How a printer is and what it has counted, as of one moment.
public record Report(PrinterStatus status, LabelCount tally) {}
