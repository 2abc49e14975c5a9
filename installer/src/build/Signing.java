import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Signs Windows programs and packages when `QUAYSIDE_SIGN_P12` names a certificate and
/// `QUAYSIDE_SIGN_PASSWORD_FILE` a file with its password; otherwise they stay unsigned. With
/// `QUAYSIDE_SIGN_TIMESTAMPS` empty there are no timestamps, and a signature is valid only as long
/// as its certificate.
final class Signing {

  private static final Tool OSSLSIGNCODE = new Tool("osslsigncode", "osslsigncode");
  private static final String TIMESTAMPS = "http://timestamp.digicert.com";

  private Signing() {}

  static void sign(Path file) throws IOException, InterruptedException {
    var certificate = System.getenv("QUAYSIDE_SIGN_P12");
    if (certificate == null || certificate.isBlank()) {
      return;
    }
    var signed = file.resolveSibling(file.getFileName() + ".signed");
    var arguments =
        new ArrayList<>(List.of("sign", "-pkcs12", certificate, "-n", "Quayside", "-h", "sha256"));
    arguments.addAll(List.of("-readpass", System.getenv("QUAYSIDE_SIGN_PASSWORD_FILE")));
    var timestamps = System.getenv().getOrDefault("QUAYSIDE_SIGN_TIMESTAMPS", TIMESTAMPS);
    if (!timestamps.isBlank()) {
      arguments.addAll(List.of("-ts", timestamps));
    }
    arguments.addAll(List.of("-in", file.toString(), "-out", signed.toString()));
    OSSLSIGNCODE.run(file.getParent(), arguments.toArray(String[]::new));
    Files.delete(file);
    Files.move(signed, file);
  }
}
