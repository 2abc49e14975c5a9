package dev.quayside.engine.analytics.invoice.billing;

/// Reads one format of billing file, line by line.
interface BillingFormat {

  /// Whether the first line holds only the names of the columns.
  boolean hasHeader();

  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming the line
  void read(InvoiceCells line, BillingLedger into);
}
