package dev.quayside.app.screen.ship.check;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Takes a photo that is dropped, as from the folder where a camera or a telephone puts them.
public final class PhotoDrop {

  private PhotoDrop() {}

  /// @param wanted whether a photo can be kept now
  public static void on(Node place, BooleanSupplier wanted, Consumer<Path> dropped) {
    place.setOnDragOver(
        event -> {
          if (wanted.getAsBoolean() && photo(event).isPresent()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
          }
        });
    place.setOnDragDropped(
        event -> {
          var file = wanted.getAsBoolean() ? photo(event) : Optional.<Path>empty();
          file.ifPresent(dropped);
          event.setDropCompleted(file.isPresent());
          event.consume();
        });
  }

  private static Optional<Path> photo(DragEvent event) {
    return event.getDragboard().getFiles().stream()
        .filter(PhotoFile::isPhoto)
        .findFirst()
        .map(file -> file.toPath());
  }
}
