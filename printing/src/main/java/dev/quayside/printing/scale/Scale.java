package dev.quayside.printing.scale;

import java.util.Optional;
import java.util.function.Consumer;

/// One scale. It goes on trying when it is unplugged and takes up again when it is back.
public interface Scale extends AutoCloseable {

  /// The last thing it said; look at its age.
  Optional<Reading> latest();

  /// Tells of every reading, on a thread of the scale's.
  void listen(Consumer<Reading> listener);

  @Override
  void close();
}
