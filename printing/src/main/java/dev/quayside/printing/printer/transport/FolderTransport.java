package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Each job becomes a file in a folder. It appears whole or not at all: it is written under another
/// name, forced to disk and renamed, so whoever watches the folder never picks up half a label.
public final class FolderTransport implements Transport {

  private final Path folder;

  public FolderTransport(Path folder) {
    this.folder = folder;
  }

  @Override
  public String address() {
    return folder.toUri().toString();
  }

  @Override
  public Delivery send(Parcel parcel) {
    if (!Files.isDirectory(folder)) {
      return new Delivery.NotSent(Why.FOLDER_NONE, folder);
    }
    String name = parcel.name().replaceAll("[^A-Za-z0-9._-]", "_") + "." + parcel.extension();
    Path unfinished = folder.resolve("." + name + ".part");
    try {
      write(unfinished, parcel.bytes());
      Files.move(unfinished, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
      return new Delivery.Sent(true);
    } catch (IOException e) {
      discard(unfinished);
      return new Delivery.NotSent(reason(e));
    }
  }

  private static void write(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
  }

  private static void discard(Path unfinished) {
    try {
      Files.deleteIfExists(unfinished);
    } catch (IOException e) {
      // The next job of this name writes over it.
    }
  }

  private Message reason(IOException e) {
    return e instanceof AccessDeniedException
        ? Why.FOLDER_FORBIDDEN.of(folder)
        : Why.FOLDER_FAILED.of(folder, String.valueOf(e.getMessage()));
  }
}
