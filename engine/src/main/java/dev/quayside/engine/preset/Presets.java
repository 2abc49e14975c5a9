package dev.quayside.engine.preset;

import dev.quayside.engine.id.IdKind;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.measure.Dimensions;
import dev.quayside.engine.measure.Weight;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.problem.Violations;
import dev.quayside.engine.store.Database;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The parcel presets of a workspace.
public final class Presets {

  private static final int LONGEST_NAME = 60;

  private final Database database;
  private final Ids ids;
  private final PresetStore store = new PresetStore();

  public Presets(Database database, Ids ids) {
    this.database = database;
    this.ids = ids;
  }

  /// By name.
  public List<Preset> list(Caller caller) {
    return database.read(tx -> store.all(tx, caller.workspace()));
  }

  public Optional<Preset> byName(Caller caller, String name) {
    return database.read(tx -> store.byName(tx, caller.workspace(), name.strip()));
  }

  /// @throws ProblemException `INVALID_REQUEST` without a name; `CONFLICT` when it is taken
  public Preset add(
      Caller caller,
      String name,
      Packaging packaging,
      @Nullable Dimensions sides,
      @Nullable Weight weight) {
    return save(
        caller, new Preset(ids.next(IdKind.PRESET), name.strip(), packaging, sides, weight));
  }

  /// Puts a changed preset in the place of the one with its id.
  ///
  /// @throws ProblemException `INVALID_REQUEST` without a name; `CONFLICT` when it is taken
  public Preset save(Caller caller, Preset preset) {
    var found = new Violations().require("name", preset.name());
    if (preset.name().length() > LONGEST_NAME) {
      found.add("name", "must have at most " + LONGEST_NAME + " characters");
    }
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return database.write(
        tx -> {
          var named = store.byName(tx, caller.workspace(), preset.name());
          if (named.isPresent() && !named.get().id().equals(preset.id())) {
            throw ProblemException.refused(
                ProblemCode.CONFLICT,
                "there is a preset '" + preset.name() + "' already: choose another name");
          }
          store.put(tx, caller.workspace(), preset);
          return preset;
        });
  }

  /// @throws ProblemException `NOT_FOUND`
  public void remove(Caller caller, String id) {
    if (!database.write(tx -> store.remove(tx, caller.workspace(), id))) {
      throw ProblemException.notFound("this preset");
    }
  }
}
