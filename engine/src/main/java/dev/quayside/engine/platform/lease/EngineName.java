package dev.quayside.engine.platform.lease;

import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.engine.platform.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.random.RandomGenerator;

/// The name under which an engine holds what it has in hand. It stands in the engine's own folder
/// and outlives the process: the holder of that folder's lock knows that nothing held under its
/// name is at work any more, and goes on with it at once.
public final class EngineName {

  private EngineName() {}

  /// The name in the file, made up now if there is none. The caller holds the folder.
  ///
  /// @throws StoreException when the file can be neither read nor made
  public static String in(Path file, RandomGenerator random) {
    try {
      if (Files.exists(file)) {
        var name = Files.readString(file).strip();
        if (!name.isEmpty()) {
          return name;
        }
      }
      var name = "eng_%016x%016x".formatted(random.nextLong(), random.nextLong());
      OwnerOnly.create(file);
      Files.writeString(file, name + "\n");
      return name;
    } catch (IOException e) {
      throw new StoreException("the engine's name cannot be kept in " + file, e);
    }
  }
}
