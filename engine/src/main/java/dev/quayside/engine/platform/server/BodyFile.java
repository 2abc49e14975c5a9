package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.json.ServerWords;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;

/// A request body that is a table. While the request lasts it is kept in a file that only this user
/// can read: a slow sender then uses no memory, and a retry is recognised by its digest.
final class BodyFile implements AutoCloseable {

  static final int MOST_MEBIBYTES = 64;

  private static final long MOST_BYTES = MOST_MEBIBYTES * 1024L * 1024L;
  private static final Duration LONGEST = Duration.ofMinutes(5);
  private static final Pattern CSV =
      Pattern.compile("text/csv\\s*(;\\s*(charset=\"?utf-8\"?|header=\\w+)\\s*)*");

  private final Path file;
  private final String digest;

  private BodyFile(Path file, String digest) {
    this.file = file;
    this.digest = digest;
  }

  static boolean isAnnounced(Context context) {
    var type = context.req().getContentType();
    return type != null && CSV.matcher(type.strip().toLowerCase(Locale.ROOT)).matches();
  }

  /// @throws ProblemException `PAYLOAD_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`; `INVALID_REQUEST` when
  ///   the connection breaks off
  static BodyFile take(Context context) {
    RequestBody.requirePlain(context);
    try {
      var file = Files.createTempFile("quayside-table-", ".csv");
      try {
        return new BodyFile(file, kept(context, file));
      } catch (IOException | RuntimeException e) {
        Files.deleteIfExists(file);
        throw e;
      }
    } catch (IOException e) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, ServerWords.BODY_CUT);
    }
  }

  private static String kept(Context context, Path file) throws IOException {
    long until = System.nanoTime() + LONGEST.toNanos();
    var digest = sha256();
    var some = new byte[64 * 1024];
    long size = 0;
    var in = context.req().getInputStream();
    try (var out = Files.newOutputStream(file)) {
      for (int read = in.read(some); read >= 0; read = in.read(some)) {
        size += read;
        if (size > MOST_BYTES) {
          RequestBody.drain(in, System::nanoTime);
          throw ProblemException.refused(
              ProblemCode.PAYLOAD_TOO_LARGE, ServerWords.TABLE_LARGE, MOST_MEBIBYTES);
        }
        if (System.nanoTime() - until > 0) {
          throw ProblemException.refused(
              ProblemCode.INVALID_REQUEST, ServerWords.BODY_SLOW, LONGEST.toSeconds());
        }
        digest.update(some, 0, read);
        out.write(some, 0, read);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /// The hash of the content, different for every table.
  String digest() {
    return digest;
  }

  InputStream open() throws IOException {
    return Files.newInputStream(file);
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      file.toFile().deleteOnExit();
    }
  }
}
