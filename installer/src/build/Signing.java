import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Signs programs and packages of Windows when `QUAYSIDE_SIGN_P12` names a certificate and
/// `QUAYSIDE_SIGN_PASSWORD_FILE` a file with its password; else they stay unsigned.
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
    OSSLSIGNCODE.run(
        file.getParent(),
        "sign",
        "-pkcs12",
        certificate,
        "-readpass",
        System.getenv("QUAYSIDE_SIGN_PASSWORD_FILE"),
        "-n",
        "Quayside",
        "-h",
        "sha256",
        "-ts",
        System.getenv().getOrDefault("QUAYSIDE_SIGN_TIMESTAMPS", TIMESTAMPS),
        "-in",
        file.toString(),
        "-out",
        signed.toString());
    Files.delete(file);
    Files.move(signed, file);
  }
}
