package dev.quayside.engine.analytics.invoice.billing;

/// How one kind of file is read, line by line.
interface BillingFormat {

  /// Whether its first line is only the names of the columns.
  boolean hasHeader();

  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming the line
  void read(Cells line, BillingLedger into);
}
