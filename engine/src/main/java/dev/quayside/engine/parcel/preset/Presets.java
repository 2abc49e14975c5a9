package dev.quayside.engine.parcel.preset;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.ParcelWords;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.record.OrderedRecords;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.Optional;

/// The parcel presets of a workspace, in the order its people chose.
public final class Presets implements OrderedRecords<Preset, PresetDraft> {

  /// Presets in one workspace.
  static final int MOST = 1_000;

  private final Database database;
  private final Audit audit;
  private final Ids ids;
  private final PresetStore store = new PresetStore();

  public Presets(Database database, Ids ids, Audit audit) {
    this.database = database;
    this.audit = audit;
    this.ids = ids;
  }

  @Override
  public List<Preset> list(Caller caller) {
    return database.read(tx -> store.all(tx, caller.workspace()));
  }

  public Optional<Preset> byName(Caller caller, String name) {
    return database.read(tx -> store.byName(tx, caller.workspace(), name.strip()));
  }

  /// Adds a preset as the last one.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when the name is taken or the workspace
  ///   has a thousand
  public Preset add(Caller caller, PresetDraft draft) {
    return add(caller, draft, RequestKey.none());
  }

  /// Adds a preset, with `key` written in the same transaction.
  @Override
  public Preset add(Caller caller, PresetDraft draft, RequestKey<Preset> key) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    var preset = draft.value(ids.next(IdKind.PRESET));
    var answer = key.answer(preset);
    return database.write(
        tx -> {
          refuseDouble(tx, caller, preset);
          ProblemException.refuseMore(store.all(tx, caller.workspace()).size(), MOST);
          store.add(tx, caller.workspace(), preset);
          audit.note(tx, caller.workspace(), "preset.created", preset.id());
          answer.keep(tx);
          return preset;
        });
  }

  /// @throws ProblemException `NOT_FOUND`
  public Preset get(Caller caller, String id) {
    return list(caller).stream()
        .filter(preset -> preset.id().equals(id))
        .findFirst()
        .orElseThrow(() -> ProblemException.notFound(ParcelWords.PRESET, id));
  }

  /// Replaces the preset with this id.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when the name is taken; `NOT_FOUND`
  @Override
  public Preset change(Caller caller, String id, PresetDraft draft) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    var preset = draft.value(id);
    return database.write(
        tx -> {
          refuseDouble(tx, caller, preset);
          if (!store.change(tx, caller.workspace(), preset)) {
            throw ProblemException.notFound(ParcelWords.PRESET, id);
          }
          audit.note(tx, caller.workspace(), "preset.changed", id);
          return preset;
        });
  }

  /// @throws ProblemException `NOT_FOUND`
  @Override
  public void remove(Caller caller, String id) {
    Acting.require(Right.CHANGE_SETTINGS);
    if (!database.write(
        tx ->
            store.remove(tx, caller.workspace(), id)
                && audit.noted(tx, caller.workspace(), "preset.deleted", id))) {
      throw ProblemException.notFound(ParcelWords.PRESET, id);
    }
  }

  /// Changes the order they are shown in.
  ///
  /// @param order every preset's id, once
  /// @throws ProblemException `INVALID_REQUEST` when one is missing, unknown or given twice
  @Override
  public List<Preset> reorder(Caller caller, List<String> order) {
    Acting.require(Right.CHANGE_SETTINGS);
    return database.write(
        tx -> {
          var before = store.all(tx, caller.workspace()).stream().map(Preset::id).toList();
          OrderedRecords.requireEach(before, order, ParcelWords.EVERY_PRESET_ONCE);
          store.number(tx, caller.workspace(), order);
          order.stream()
              .findFirst()
              .ifPresent(first -> audit.note(tx, caller.workspace(), "preset.reordered", first));
          return store.all(tx, caller.workspace());
        });
  }

  private void refuseDouble(Tx tx, Caller caller, Preset preset) {
    var named = store.byName(tx, caller.workspace(), preset.name());
    if (named.isPresent() && !named.get().id().equals(preset.id())) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ParcelWords.DOUBLE, preset.name());
    }
  }
}
