package dev.quayside.app.screen.settings.data;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.retention.PurgeCount;
import dev.quayside.engine.retention.Retention;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// For how long customers' data is kept. Another period is counted first, and confirmed when it
/// would delete data.
public final class RetentionModel extends AskingModel {

  private static final int YEAR = 365;

  /// The periods to choose from.
  static final List<Retention> CHOICES =
      Stream.concat(
              Stream.of(Retention.FOR_EVER),
              Stream.of(90, 180, YEAR, 2 * YEAR, 3 * YEAR, 5 * YEAR, 7 * YEAR).map(Retention::of))
          .toList();

  private final RetentionGateway gateway;
  private final Runnable forgotten;
  private final ReadOnlyObjectWrapper<RetentionGateway.@Nullable State> state =
      new ReadOnlyObjectWrapper<>();
  public final ObjectProperty<Retention> chosen = new SimpleObjectProperty<>(Retention.FOR_EVER);
  private final ReadOnlyObjectWrapper<@Nullable PurgeCount> tally = new ReadOnlyObjectWrapper<>();

  /// Whether the user is being asked to confirm.
  public final BooleanProperty confirming = new SimpleBooleanProperty();

  /// @param forgotten called when data may have been deleted
  public RetentionModel(Background background, RetentionGateway gateway, Runnable forgotten) {
    super(background);
    this.gateway = gateway;
    this.forgotten = forgotten;
    chosen.subscribe(_ -> count());
  }

  /// The state; null until it is known.
  public ReadOnlyObjectProperty<RetentionGateway.@Nullable State> state() {
    return state.getReadOnlyProperty();
  }

  /// What the chosen period would delete; null while it is counted, and when it is the present one.
  public ReadOnlyObjectProperty<@Nullable PurgeCount> tally() {
    return tally.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.ask(gateway::state, this::show);
  }

  /// Applies the chosen period, or asks first when it would delete data.
  public void apply() {
    var counted = tally.get();
    if (counted != null) {
      confirming.set(!counted.isNothing());
      if (counted.isNothing()) {
        keep();
      }
    }
  }

  /// Goes back to the present period.
  public void leave() {
    var now = state.get();
    if (now != null) {
      chosen.set(now.kept());
    }
  }

  public void confirm() {
    if (confirming.get()) {
      keep();
    }
  }

  private void keep() {
    var wanted = chosen.get();
    confirming.set(false);
    asking.ask(
        () -> gateway.keep(wanted),
        now -> {
          show(now);
          forgotten.run();
        });
  }

  private void count() {
    confirming.set(false);
    tally.set(null);
    var wanted = chosen.get();
    var now = state.get();
    if (now != null && !now.kept().equals(wanted)) {
      asking.ask(
          () -> gateway.dryRun(wanted),
          found -> {
            if (chosen.get().equals(wanted)) {
              tally.set(found);
            } else {
              count();
            }
          });
    }
  }

  private void show(RetentionGateway.State now) {
    state.set(now);
    tally.set(null);
    chosen.set(now.kept());
  }
}
