package dev.quayside.printing.scale;

/// One scale. It goes on trying when it is unplugged and takes up again when it is back.
public interface Scale extends AutoCloseable {

  /// What is known of it; never waits.
  ScaleState state();

  @Override
  void close();
}
