package dev.quayside.engine.platform.wing;

/// Something that works by itself until the engine closes.
///
/// @param stage when it ends
public record Worker(Stage stage, Runnable start, Runnable end) {

  /// One that begins with the first work it gets.
  public static Worker ending(Stage stage, Runnable end) {
    return new Worker(stage, () -> {}, end);
  }
}
