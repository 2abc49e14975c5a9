package dev.quayside.app;

import dev.quayside.app.shell.window.WindowPlace;
import java.nio.file.Path;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// Opens the window where it was closed, if that place is on a screen; else as large as a small
/// screen lets it be.
final class WindowKeeper {

  private WindowKeeper() {}

  static void restore(Stage stage, Path dataDirectory) {
    var kept = WindowPlace.load(dataDirectory).filter(WindowKeeper::isOnAScreen);
    var room = Screen.getPrimary().getVisualBounds();
    if (kept.isPresent()) {
      put(stage, kept.get());
    } else if (room.getWidth() < Workstation.WIDTH || room.getHeight() < Workstation.HEIGHT) {
      put(stage, WindowPlace.first(room, Workstation.WIDTH, Workstation.HEIGHT));
    }
  }

  private static void put(Stage stage, WindowPlace place) {
    stage.setX(place.x());
    stage.setY(place.y());
    stage.setWidth(place.width());
    stage.setHeight(place.height());
    stage.setMaximized(place.maximized());
  }

  static void follow(Stage stage, Path dataDirectory) {
    stage.setOnHiding(_ -> keep(stage, dataDirectory));
  }

  private static void keep(Stage stage, Path dataDirectory) {
    if (!stage.isIconified()) {
      new WindowPlace(
              (int) stage.getX(),
              (int) stage.getY(),
              (int) stage.getWidth(),
              (int) stage.getHeight(),
              stage.isMaximized())
          .save(dataDirectory);
    }
  }

  private static boolean isOnAScreen(WindowPlace place) {
    return !Screen.getScreensForRectangle(place.x(), place.y(), place.width(), place.height())
        .isEmpty();
  }
}
