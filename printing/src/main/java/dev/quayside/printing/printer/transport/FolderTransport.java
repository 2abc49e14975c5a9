package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.text.Normalizer;
import java.util.regex.Pattern;

/// Writes each job to a file in a folder, named by its title: a label by carrier and tracking
/// number. When the name is taken, the job's name is added. The file appears whole or not at all:
/// it is written under another name, forced to disk and renamed, so a program that watches the
/// folder never picks up half a label.
public record FolderTransport(Path folder) implements Transport {

  private static final Pattern STRANGE = Pattern.compile("[^\\p{L}\\p{N} ._-]");

  /// In characters: most disks take no names over 255 bytes, and a character may have three. A
  /// larger value would make such files fail.
  private static final int LONGEST = 64;

  @Override
  public String address() {
    return folder.toUri().toString();
  }

  @Override
  public SendResult send(PrintData data) {
    if (!Files.isDirectory(folder)) {
      return new SendResult.NotSent(Why.FOLDER_NONE, folder);
    }
    Path unfinished = file("." + plain(data.name()) + ".part");
    try {
      write(unfinished, data.bytes());
      Files.move(unfinished, free(data), StandardCopyOption.ATOMIC_MOVE);
      return new SendResult.Sent(true);
    } catch (IOException e) {
      discard(unfinished);
      return new SendResult.NotSent(reason(e));
    }
  }

  private Path free(PrintData data) {
    String ending = "." + data.extension();
    String title = plain(data.title());
    if (title.endsWith(ending)) {
      title =
          title.substring(
              0, title.length() - ending.length()); // the title of a print file may end so
    }
    Path file = file(title + ending);
    return title.isEmpty() || Files.exists(file)
        ? file((title + " " + plain(data.name())).strip() + ending)
        : file;
  }

  /// The file's path. Without a UTF-8 locale Java writes only ASCII names; then other characters
  /// are replaced, so that the label comes out at all.
  private Path file(String name) {
    try {
      return folder.resolve(name);
    } catch (InvalidPathException beyondAscii) {
      var letters = Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
      return folder.resolve(letters.replaceAll("[^ -~]", "_"));
    }
  }

  /// Turns a text into a name every system accepts and none hides.
  private static String plain(String text) {
    String plain = STRANGE.matcher(text).replaceAll("_").replaceFirst("^[ .]+", "").strip();
    return plain.substring(0, Math.min(plain.length(), LONGEST)).strip();
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
      // The next job of this name overwrites it.
    }
  }

  private Message reason(IOException e) {
    return e instanceof AccessDeniedException
        ? Why.FOLDER_FORBIDDEN.of(folder)
        : Why.FOLDER_FAILED.of(folder, String.valueOf(e.getMessage()));
  }
}
