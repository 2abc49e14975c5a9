package dev.quayside.app.screen.printers;

import dev.quayside.app.task.Background;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// The search for printers on this computer and its network.
final class PrinterSearch {

  private final Background background;
  private final PrintersGateway gateway;
  private final Runnable found;
  private final Consumer<Throwable> failed;
  final BooleanProperty looking = new SimpleBooleanProperty();
  final BooleanProperty looked = new SimpleBooleanProperty();

  /// @param found runs after each search
  PrinterSearch(
      Background background, PrintersGateway gateway, Runnable found, Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.found = found;
    this.failed = failed;
  }

  void look() {
    if (!looking.get()) {
      looking.set(true);
      background.run(
          () -> {
            gateway.find();
            return true;
          },
          _ -> {
            looking.set(false);
            looked.set(true);
            found.run();
          },
          failure -> {
            looking.set(false);
            failed.accept(failure);
          });
    }
  }
}
