package dev.quayside.engine.platform.audit;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Notes who did what, in the transaction that does it: an act and its entry stand together or not
/// at all. Recurring work of the engine's own has no actor and is not noted.
public final class Audit {

  private final Ids ids;
  private final AuditStore store = new AuditStore();

  public Audit(Ids ids) {
    this.ids = ids;
  }

  /// @param action as `key.created`: what it was done to, and what was done
  /// @param subject the id of what it was done to
  public void note(Tx tx, WorkspaceId workspace, String action, String subject) {
    Acting.actor()
        .ifPresent(
            actor -> {
              var person = Optional.ofNullable(actor.person());
              var entry =
                  new AuditEntry(
                      ids.next(IdKind.AUDIT_ENTRY),
                      action,
                      subject,
                      person.map(Person::id).orElse(null),
                      person.map(Person::name).orElse(null),
                      actor.keyId(),
                      actor.correlationId(),
                      ids.now());
              tx.later(later -> store.insert(later, workspace, entry));
            });
  }
}
