package dev.quayside.engine.source.sftp;

import dev.quayside.engine.order.file.sheet.FileText;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.SourceWords;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import net.schmizz.sshj.SSHClient;
import net.schmizz.sshj.sftp.FileMode;
import net.schmizz.sshj.sftp.OpenMode;
import net.schmizz.sshj.sftp.RemoteResourceInfo;
import net.schmizz.sshj.sftp.Response.StatusCode;
import net.schmizz.sshj.sftp.SFTPClient;
import net.schmizz.sshj.sftp.SFTPException;

/// An open connection to an SFTP server: what goes wrong on it is a {@link ShopException} that says
/// what to do.
final class SftpLine implements AutoCloseable {

  private static final int CHUNK = 32_768;
  private static final int MOST_NAMES = 1000;
  private static final int LONGEST_WORDS = 200;

  private final String name;
  private final SSHClient client;
  private final SFTPClient sftp;

  /// A file as a look at its folder shows it.
  record Look(String name, long size, Instant changed) {}

  private interface Work<T> {
    T done() throws IOException;
  }

  SftpLine(String name, SSHClient client, SFTPClient sftp) {
    this.name = name;
    this.client = client;
    this.sftp = sftp;
  }

  /// Files themselves: no folders, and no links, which may lead anywhere.
  List<Look> files(String folder) {
    return on(
        folder,
        () ->
            sftp.ls(folder).stream()
                .filter(each -> each.getAttributes().getType() == FileMode.Type.REGULAR)
                .map(SftpLine::look)
                .toList());
  }

  private static Look look(RemoteResourceInfo file) {
    return new Look(
        file.getName(),
        file.getAttributes().getSize(),
        Instant.ofEpochSecond(file.getAttributes().getMtime()));
  }

  void requireFolder(String folder) {
    if (on(folder, () -> sftp.stat(folder).getType() != FileMode.Type.DIRECTORY)) {
      throw ShopException.of(Kind.SOURCE_GARBLED, SftpWords.NO_FOLDER.of(name, folder));
    }
  }

  /// As much as a file of orders may have, and a byte more.
  byte[] read(String path) {
    return on(
        path,
        () -> {
          try (var file = sftp.open(path);
              InputStream in = file.new RemoteFileInputStream()) {
            return FileText.bytes(in);
          }
        });
  }

  boolean has(String path) {
    return on(path, () -> sftp.statExistence(path) != null);
  }

  /// Moves a file, under a name with a number where its own is taken: a move over SFTP writes over
  /// nothing.
  void move(String from, String folder, String file) {
    var to = free(folder, file);
    on(
        to,
        () -> {
          sftp.rename(from, to);
          return true;
        });
  }

  /// Writes a file that bears its name only when it is whole.
  void write(String folder, String file, byte[] content) {
    var whole = folder + "/" + file;
    var part = whole + ".tmp";
    on(
        whole,
        () -> {
          try (var open =
              sftp.open(part, EnumSet.of(OpenMode.WRITE, OpenMode.CREAT, OpenMode.TRUNC))) {
            for (int at = 0; at < content.length; at += CHUNK) {
              open.write(at, content, at, Math.min(CHUNK, content.length - at));
            }
          }
          if (sftp.statExistence(whole) != null) {
            sftp.rm(whole);
          }
          sftp.rename(part, whole);
          return true;
        });
  }

  private String free(String folder, String file) {
    for (int number = 1; number < MOST_NAMES; number++) {
      var path = folder + "/" + (number == 1 ? file : numbered(file, number));
      if (!has(path)) {
        return path;
      }
    }
    throw ShopException.of(
        Kind.SOURCE_GARBLED, SftpWords.MANY_FILES.of(name, folder, file, MOST_NAMES));
  }

  private static String numbered(String file, int number) {
    int dot = file.lastIndexOf('.');
    return dot < 1
        ? file + "-" + number
        : file.substring(0, dot) + "-" + number + file.substring(dot);
  }

  private <T> T on(String path, Work<T> work) {
    try {
      return work.done();
    } catch (SFTPException refused) {
      throw refusal(refused.getStatusCode(), path, refused);
    } catch (IOException broken) {
      throw SftpAccess.unreached(name, broken);
    }
  }

  /// The words of a server that says more than that it failed.
  private static Optional<String> says(SFTPException refused) {
    return Optional.ofNullable(refused.getMessage())
        .map(String::strip)
        .filter(words -> !words.isEmpty() && !words.equalsIgnoreCase("failure"))
        .map(words -> words.substring(0, Math.min(words.length(), LONGEST_WORDS)));
  }

  private ShopException refusal(StatusCode status, String path, SFTPException refused) {
    return switch (status) {
      case NO_SUCH_FILE, NO_SUCH_PATH ->
          ShopException.of(Kind.SOURCE_GARBLED, SftpWords.NO_FOLDER.of(name, path));
      case PERMISSION_DENIED, WRITE_PROTECT ->
          ShopException.of(Kind.SOURCE_NOT_ALLOWED, SftpWords.NO_PERMISSION.of(name, path));
      // what servers of version 3 say of a full disk, and of much else
      case FAILURE, NO_SPACE_ON_FILESYSTEM, QUOTA_EXCEEDED ->
          ShopException.unavailable(
              says(refused)
                  .map(words -> SourceWords.SAID.of(name, path + ": " + words))
                  .orElseGet(() -> SftpWords.FULL.of(name, path)),
              true);
      default -> SftpAccess.unreached(name, refused);
    };
  }

  @Override
  public void close() {
    SftpAccess.close(client);
  }
}
