package dev.quayside.engine.source.doubles.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// A real Firebird started once for all tests of a process.
public final class FirebirdServer {

  private static final String SERVER = "/usr/sbin/firebird";
  private static final String ISQL = "/usr/bin/isql-fb";
  private static final String SECURITY = "/usr/share/firebird/3.0/security.sql";
  private static final Path INSTALLED = Path.of("/usr/lib/x86_64-linux-gnu/firebird/3.0");
  private static final String PASSWORD = "masterkey";
  private static int running;

  private FirebirdServer() {}

  public static synchronized Erp erp() {
    if (running == 0) {
      Programs.require("firebird3.0-server", SERVER, SECURITY, INSTALLED.toString());
      Programs.require("firebird3.0-utils", ISQL);
      running = start();
    }
    var url = "jdbc:firebirdsql://localhost:" + running + "/erp";
    return new Erp(url, url, "SYSDBA", PASSWORD);
  }

  private static int start() {
    try {
      var folder = Files.createTempDirectory("firebird");
      var root = Files.createDirectory(folder.resolve("root"));
      for (var name : List.of("UDF", "intl", "lib", "plugins", "firebird.msg", "plugins.conf")) {
        Files.createSymbolicLink(root.resolve(name), INSTALLED.resolve(name));
      }
      int port = Programs.freePort();
      var security = folder.resolve("security3.fdb");
      Files.writeString(
          root.resolve("firebird.conf"),
          """
          ServerMode = SuperServer
          RemoteServicePort = %d
          RemoteBindAddress = 127.0.0.1
          SecurityDatabase = %s
          AuthServer = Srp
          UserManager = Srp
          """
              .formatted(port, security));
      Files.writeString(
          root.resolve("databases.conf"), "erp = " + folder.resolve("erp.fdb") + "\n");
      var environment =
          Map.of(
              "FIREBIRD", root.toString(),
              "FIREBIRD_LOCK", folder.toString(),
              "FIREBIRD_TMP", folder.toString());
      var input = folder.resolve("in.sql");
      Files.writeString(
          input,
          "create database '%s';\ncommit;\nin '%s';\ncommit;\n".formatted(security, SECURITY)
              + "create user SYSDBA password '%s';\ncommit;\n".formatted(PASSWORD)
              + "create database '%s' default character set UTF8;\ncommit;\n"
                  .formatted(folder.resolve("erp.fdb")));
      Programs.run(folder, environment, input, ISQL, "-user", "SYSDBA", "-q");
      Programs.start(folder, environment, port, SERVER);
      return port;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
