package dev.quayside.engine.order.check;

/// What came of a scan, with what is known of the goods.
public record ScanView(ScanOutcome outcome, CheckView view) {}
