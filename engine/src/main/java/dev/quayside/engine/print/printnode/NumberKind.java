package dev.quayside.engine.print.printnode;

/// What has a number in PrintNode's API.
enum NumberKind {
  WORKSPACE,
  STATION,
  PRINTER,
  JOB
}
