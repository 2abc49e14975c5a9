package dev.quayside.app.cli.printers;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/// The lines a person types while a command runs. A separate thread reads them and ends with the
/// program, since a read of the terminal cannot be interrupted.
final class TypedLines {

  private final Queue<String> lines = new ConcurrentLinkedQueue<>();

  private TypedLines() {}

  static TypedLines of(InputStream terminal) {
    var typed = new TypedLines();
    Thread.ofPlatform().daemon().name("typed-lines").start(() -> typed.read(terminal));
    return typed;
  }

  /// The next line; empty when nothing new was typed.
  Optional<String> next() {
    return Optional.ofNullable(lines.poll());
  }

  private void read(InputStream terminal) {
    try {
      new BufferedReader(new InputStreamReader(terminal, Charset.defaultCharset()))
          .lines()
          .forEach(lines::add);
    } catch (UncheckedIOException closed) {
      // the terminal is closed
    }
  }
}
