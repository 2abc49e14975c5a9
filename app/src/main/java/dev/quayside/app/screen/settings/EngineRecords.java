package dev.quayside.app.screen.settings;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.Engine;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.record.KeptRecords;
import dev.quayside.engine.platform.record.OrderedRecords;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Records that the engine keeps for the workspace; called off the window's thread.
///
/// @param records where in the engine they are
/// @param ordered the same where people choose their order; null where they do not
public record EngineRecords<T, D>(
    WorkspaceEngine place,
    Function<Engine, ? extends KeptRecords<T, D>> records,
    @Nullable Function<Engine, OrderedRecords<T, D>> ordered)
    implements RecordsModel.Gateway<T, D> {

  /// Records in an order of their own, such as that of their names.
  public static <T, D> EngineRecords<T, D> of(
      WorkspaceEngine place, Function<Engine, KeptRecords<T, D>> records) {
    return new EngineRecords<>(place, records, null);
  }

  /// Records in an order that people choose.
  public static <T, D> EngineRecords<T, D> ordered(
      WorkspaceEngine place, Function<Engine, OrderedRecords<T, D>> records) {
    return new EngineRecords<>(place, records, records);
  }

  @Override
  public List<T> list() {
    return kept().list(place.caller());
  }

  @Override
  public boolean isOrdered() {
    return ordered != null;
  }

  @Override
  public T add(D draft) {
    return kept().add(place.caller(), draft, RequestKey.none());
  }

  @Override
  public T change(String id, D draft) {
    return kept().change(place.caller(), id, draft);
  }

  @Override
  public void remove(String id) {
    kept().remove(place.caller(), id);
  }

  @Override
  public List<T> reorder(List<String> ids) {
    return Objects.requireNonNull(ordered).apply(place.engine()).reorder(place.caller(), ids);
  }

  private KeptRecords<T, D> kept() {
    return records.apply(place.engine());
  }
}
