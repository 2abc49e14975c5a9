package dev.quayside.engine.account.payor;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.record.KeptRecords;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The accounts of others that a workspace ships with. Their numbers lie sealed in the database, as
/// carriers' secrets do, and so does one that a single request names.
public final class Payors implements KeptRecords<KeptPayor, KeptPayorDraft> {

  /// Payors in one workspace.
  static final int MOST = 1_000;

  private final Database database;
  private final Vault vault;
  private final Audit audit;
  private final Ids ids;
  private final PayorStore store = new PayorStore();

  public Payors(Database database, Vault vault, Ids ids, Audit audit) {
    this.database = database;
    this.vault = vault;
    this.ids = ids;
    this.audit = audit;
  }

  /// By name.
  @Override
  public List<KeptPayor> list(Caller caller) {
    return database.read(tx -> store.all(tx, caller.workspace()));
  }

  /// @throws ProblemException `NOT_FOUND`
  public KeptPayor get(Caller caller, String id) {
    return database.read(tx -> known(tx, caller, id));
  }

  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when the name is taken
  @Override
  public KeptPayor add(Caller caller, KeptPayorDraft draft, RequestKey<KeptPayor> key) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, found -> draft.check(null, found));
    var added = draft.value(ids.next(IdKind.PAYOR), null, vault::seal);
    var answer = key.answer(added);
    return database.write(
        tx -> {
          ProblemException.refuseMore(store.all(tx, caller.workspace()).size(), MOST);
          put(tx, caller, added);
          answer.keep(tx);
          audit.note(tx, caller.workspace(), "payor.created", added.id());
          return added;
        });
  }

  /// Replaces a payor; without an account the one that is there stays.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when the name is taken; `NOT_FOUND`
  @Override
  public KeptPayor change(Caller caller, String id, KeptPayorDraft draft) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    return database.write(
        tx -> {
          var before = known(tx, caller, id);
          Violations.refuseAs(ProblemCode.INVALID_REQUEST, found -> draft.check(before, found));
          var changed = draft.value(id, before, vault::seal);
          put(tx, caller, changed);
          audit.note(tx, caller.workspace(), "payor.changed", id);
          return changed;
        });
  }

  /// @throws ProblemException `NOT_FOUND`
  @Override
  public void remove(Caller caller, String id) {
    Acting.require(Right.CHANGE_SETTINGS);
    if (!database.write(
        tx ->
            store.remove(tx, caller.workspace(), id)
                && audit.noted(tx, caller.workspace(), "payor.deleted", id))) {
      throw ProblemException.notFound(OptionWords.PAYOR, id);
    }
  }

  /// The options with accounts in place of their ids, and sealed. Options without an account cost
  /// nothing.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for an id that is not known
  public OptionsDraft kept(Caller caller, OptionsDraft asked) {
    return asked.transport() == null && asked.duties() == null
        ? asked
        : asked.with(kept(caller, asked.billing()));
  }

  /// The same for options that are complete.
  public ShippingOptions kept(Caller caller, ShippingOptions asked) {
    return asked.billing() == BillTo.UNSAID ? asked : asked.with(kept(caller, asked.billing()));
  }

  public BillTo kept(Caller caller, BillTo asked) {
    if (asked.transport() == null && asked.duties() == null) {
      return asked;
    }
    var found = new Violations();
    var named =
        new BillTo(
            named(caller, asked.transport(), "billing.transport", found),
            named(caller, asked.duties(), "billing.duties", found));
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return named.sealed(vault::seal);
  }

  /// The options as a carrier is given them. Options without an account cost nothing.
  public ShippingOptions opened(ShippingOptions kept) {
    return kept.billing().hasAccount() ? kept.opened(vault::open) : kept;
  }

  public Consignment opened(Consignment kept) {
    var options = kept.options();
    return options == null || !options.billing().hasAccount() ? kept : kept.with(opened(options));
  }

  public OptionsDraft opened(OptionsDraft kept) {
    var billing = kept.billing();
    return billing.hasAccount() ? kept.with(billing.opened(vault::open)) : kept;
  }

  /// Bills the transport to a kept account that is called by its name or id. The accounts are read
  /// once, when the first is asked for.
  public Function<String, Optional<BillTo>> named(WorkspaceId workspace) {
    var all = new HashMap<WorkspaceId, List<KeptPayor>>();
    return called ->
        all.computeIfAbsent(workspace, _ -> database.read(tx -> store.all(tx, workspace))).stream()
            .filter(each -> each.id().equals(called) || each.name().equalsIgnoreCase(called))
            .findFirst()
            .map(Payors::transport);
  }

  private static BillTo transport(KeptPayor payor) {
    return new BillTo(
        new PaidBy(
            Payor.THIRD_PARTY,
            payor.id(),
            payor.account(),
            payor.zip(),
            payor.country(),
            payor.carrier()),
        null);
  }

  private @Nullable PaidBy named(
      Caller caller, @Nullable PaidBy paid, String field, Violations found) {
    var id = paid == null ? null : paid.payorId();
    if (paid == null || id == null || paid.account() != null) {
      return paid;
    }
    var kept = database.read(tx -> store.find(tx, caller.workspace(), id));
    if (kept.isEmpty()) {
      found.add(field + ".payorId", OptionWords.NO_SUCH_PAYOR);
      return paid;
    }
    var account = kept.get();
    return new PaidBy(
        paid.payor(),
        id,
        account.account(),
        paid.zip() == null ? account.zip() : paid.zip(),
        paid.country() == null ? account.country() : paid.country(),
        account.carrier());
  }

  private KeptPayor known(Tx tx, Caller caller, String id) {
    return store
        .find(tx, caller.workspace(), id)
        .orElseThrow(() -> ProblemException.notFound(OptionWords.PAYOR, id));
  }

  private void put(Tx tx, Caller caller, KeptPayor payor) {
    if (store.all(tx, caller.workspace()).stream()
        .anyMatch(
            each -> each.name().equalsIgnoreCase(payor.name()) && !each.id().equals(payor.id()))) {
      throw ProblemException.refused(ProblemCode.CONFLICT, OptionWords.PAYOR_TWICE, payor.name());
    }
    store.put(tx, caller.workspace(), payor);
  }
}
