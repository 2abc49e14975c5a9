package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.source.Lookups;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// A key that is tried in a shop's own tables: what a scan of it would bring. Nothing is changed.
public final class KeyTrial {

  private final ShopsGateway gateway;
  private final Asking asking;
  private final StringProperty key = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Lookups.@Nullable Preview> found =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private String shop = "";

  KeyTrial(Background background, ShopsGateway gateway) {
    this.gateway = gateway;
    asking = new Asking(background);
    asking.problem().subscribe(problem::set);
  }

  StringProperty key() {
    return key;
  }

  ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  /// What the key last tried brings; null while none was tried, or the shop could not say.
  ReadOnlyObjectProperty<Lookups.@Nullable Preview> found() {
    return found.getReadOnlyProperty();
  }

  /// Why the shop could not say; null where it could.
  ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// Forgets what another shop said.
  void of(String id) {
    if (!id.equals(shop)) {
      shop = id;
      key.set("");
      forget();
    }
  }

  /// Forgets what the shop said before its statements were changed.
  void forget() {
    found.set(null);
    problem.set(null);
  }

  void run() {
    var asked = shop;
    var typed = key.get().strip();
    if (typed.isEmpty()) {
      return;
    }
    forget();
    asking.ask(
        () -> gateway.preview(asked, typed),
        preview -> {
          if (asked.equals(shop)) {
            found.set(preview);
          }
        });
  }
}
