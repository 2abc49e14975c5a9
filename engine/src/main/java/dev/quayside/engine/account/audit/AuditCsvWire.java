package dev.quayside.engine.account.audit;

import dev.quayside.engine.base.table.SheetWire;
import dev.quayside.engine.platform.audit.AuditEntry;
import java.io.IOException;
import java.io.OutputStream;

/// Writes entries as CSV.
public final class AuditCsvWire implements AutoCloseable {

  private final SheetWire sheet;

  public AuditCsvWire(OutputStream out) throws IOException {
    sheet =
        new SheetWire(
            out,
            "created_at",
            "action",
            "subject",
            "user_id",
            "user",
            "key_id",
            "station",
            "correlation_id",
            "id");
  }

  public void add(AuditEntry entry) throws IOException {
    sheet.row(
        entry.createdAt().toString(),
        entry.action(),
        entry.subject(),
        entry.userId(),
        entry.userName(),
        entry.keyId(),
        entry.station(),
        entry.correlationId(),
        entry.id());
  }

  @Override
  public void close() throws IOException {
    sheet.close();
  }
}
