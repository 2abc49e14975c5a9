package dev.quayside.printing.scale;

/// One scale. After it was unplugged, it is looked for until it is back.
public interface Scale extends AutoCloseable {

  /// The last known state; never blocks.
  ScaleState state();

  @Override
  void close();
}
