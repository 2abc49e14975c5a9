package dev.quayside.app.control;

import dev.quayside.app.i18n.Texts;
import dev.quayside.engine.order.file.sheet.SheetFile;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// The system's own dialogs for files with tables.
public record FileDialogs(Texts texts) {

  public static boolean isTable(File file) {
    var name = file.getName().toLowerCase(Locale.ROOT);
    return SheetFile.ENDINGS.stream().anyMatch(name::endsWith);
  }

  /// @param title key of the dialog's title
  /// @return empty when the user cancels
  public Optional<Path> open(String title) {
    return path(chooser(title).showOpenDialog(window()));
  }

  /// A picture.
  ///
  /// @param title key of the dialog's title
  /// @param endings of the files to choose from: `*.png`
  /// @return empty when the user cancels
  public Optional<Path> picture(String title, List<String> endings) {
    var chooser = new FileChooser();
    chooser.setTitle(texts.text(title));
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(texts.text("files.pictures"), endings));
    return path(chooser.showOpenDialog(window()));
  }

  /// @param title key of the dialog's title
  /// @return empty when the user cancels
  public Optional<Path> save(String title, String name) {
    var chooser = chooser(title);
    chooser.setInitialFileName(name);
    return path(chooser.showSaveDialog(window()));
  }

  /// @param title key of the dialog's title
  /// @return empty when the user cancels
  public Optional<Path> folder(String title) {
    var chooser = new DirectoryChooser();
    chooser.setTitle(texts.text(title));
    return path(chooser.showDialog(window()));
  }

  private FileChooser chooser(String title) {
    var chooser = new FileChooser();
    chooser.setTitle(texts.text(title));
    chooser
        .getExtensionFilters()
        .add(
            new FileChooser.ExtensionFilter(
                texts.text("files.tables"), SheetFile.ENDINGS.stream().map("*"::concat).toList()));
    return chooser;
  }

  private static @Nullable Window window() {
    return Window.getWindows().stream().filter(Window::isFocused).findFirst().orElse(null);
  }

  private static Optional<Path> path(@Nullable File file) {
    return Optional.ofNullable(file).map(File::toPath);
  }
}
