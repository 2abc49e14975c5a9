package dev.quayside.app.screen.settings.data;

import java.nio.file.Path;

/// What the section asks of the engine; off the window's thread.
public interface DataGateway {

  /// Where this installation keeps everything.
  Path directory();

  /// Copies everything into one file that does not exist yet.
  void backUp(Path file);
}
