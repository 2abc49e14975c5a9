package dev.quayside.engine.platform.store;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A file system of a few megabytes, to be filled: a tmpfs of this machine.
final class SmallDisk implements AutoCloseable {

  private static final int PAGE = 4096;

  private final Path folder;

  private SmallDisk(Path folder) {
    this.folder = folder;
  }

  /// Skips the test where it may not be mounted.
  static SmallDisk at(Path folder) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=16m,mode=700", "tmpfs", folder.toString()),
        "this user may not mount a small disk: run as root on Linux");
    return new SmallDisk(folder);
  }

  /// Until nothing more goes onto it.
  void fill() {
    try (var file =
        FileChannel.open(filler(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      while (file.write(ByteBuffer.allocate(PAGE)) == PAGE) {
        // on
      }
    } catch (IOException full) {
      // as it should be
    }
  }

  void clear() throws IOException {
    Files.delete(filler());
  }

  void readOnly() throws IOException, InterruptedException {
    assumeTrue(run("mount", "-o", "remount,ro", folder.toString()), "it cannot be mounted again");
  }

  void writable() throws IOException, InterruptedException {
    assumeTrue(run("mount", "-o", "remount,rw", folder.toString()), "it cannot be mounted again");
  }

  private Path filler() {
    return folder.resolve("filler");
  }

  @Override
  public void close() throws IOException, InterruptedException {
    // lazily, since a failed test may still have files open
    run("umount", "-l", folder.toString());
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException notThere) {
      return false;
    }
  }
}
