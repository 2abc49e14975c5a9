package dev.quayside.engine.platform.audit;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.store.Database;
import java.time.Instant;
import java.util.List;

/// What {@link Audit} has noted, to be read.
public final class AuditLog {

  private final Database database;
  private final AuditStore store = new AuditStore();

  public AuditLog(Database database) {
    this.database = database;
  }

  /// All entries of a time span, the oldest first.
  ///
  /// @param to excluded
  /// @throws dev.quayside.engine.base.problem.ProblemException `FORBIDDEN` for a packer
  public List<AuditEntry> between(Caller caller, Instant from, Instant to) {
    Acting.require(Right.SEE_AUDIT);
    return database.read(tx -> store.between(tx, caller.workspace(), from, to));
  }

  /// @throws dev.quayside.engine.base.problem.ProblemException `FORBIDDEN` for a packer
  public Page<AuditEntry> list(Caller caller, AuditFilter filter, Slice<Age> slice) {
    Acting.require(Right.SEE_AUDIT);
    return database.read(tx -> store.page(tx, caller.workspace(), filter, slice));
  }
}
