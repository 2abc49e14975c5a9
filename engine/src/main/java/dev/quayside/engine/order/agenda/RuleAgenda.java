package dev.quayside.engine.order.agenda;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Collection;
import java.util.List;

/// The orders that arrived or changed since the rules were asked about them: noted in the
/// transaction of the change, so that none is forgotten.
public final class RuleAgenda {

  private final RuleAgendaStore store = new RuleAgendaStore();

  /// An order that is to be looked at.
  ///
  /// @param stamp counts its changes: it is done only when none came meanwhile
  public record Entry(String orderId, long stamp) {}

  /// Notes orders, where the workspace has rules.
  public void note(Tx tx, WorkspaceId workspace, Collection<String> orderIds) {
    store.note(tx, workspace, orderIds);
  }

  /// Notes orders whatever rules there are: they may have been deleted.
  public void noteAll(Tx tx, WorkspaceId workspace, Collection<String> orderIds) {
    store.noteAll(tx, workspace, orderIds);
  }

  /// @param after an order's id: those with greater ones are told, in their order
  public List<Entry> due(Tx tx, WorkspaceId workspace, String after, int most) {
    return store.due(tx, workspace, after, most);
  }

  /// Crosses an order off, unless it changed since it was read.
  public void done(Tx tx, WorkspaceId workspace, Entry entry) {
    store.done(tx, workspace, entry);
  }
}
