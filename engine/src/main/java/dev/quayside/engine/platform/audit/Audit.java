package dev.quayside.engine.platform.audit;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Notes who did what, in the transaction that does it: an act and its entry stand together or not
/// at all. Recurring work of the engine's own has no actor and is not noted.
public final class Audit {

  private final Ids ids;
  private final Supplier<@Nullable String> station;
  private final AuditStore store = new AuditStore();

  /// @param station name of the desk whose engine this is; null for a command beside it
  public Audit(Ids ids, @Nullable String station) {
    this(ids, () -> station);
  }

  private Audit(Ids ids, Supplier<@Nullable String> station) {
    this.ids = ids;
    this.station = station;
  }

  /// At a desk that may be renamed.
  public static Audit at(Ids ids, Supplier<@Nullable String> station) {
    return new Audit(ids, station);
  }

  /// Notes an act like {@link #note}, as the last step of a transaction.
  ///
  /// @return true
  public boolean noted(Tx tx, WorkspaceId workspace, String action, String subject) {
    note(tx, workspace, action, subject);
    return true;
  }

  /// Notes an act on what all workspaces share, such as a printer, in the workspace that it was
  /// done from. One that was done from none is not noted.
  public void noteShared(Tx tx, String action, String subject) {
    Acting.actor()
        .map(Actor::workspace)
        .ifPresent(workspace -> note(tx, workspace, action, subject));
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
                      station.get(),
                      actor.correlationId(),
                      ids.now());
              tx.later(later -> store.insert(later, workspace, entry));
            });
  }
}
