package dev.quayside.engine.source.doubles.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A real MariaDB whose database is in Latin-1, started once for all tests of a process.
public final class MariadbServer {

  private static final String SERVER = "/usr/sbin/mariadbd";
  private static final String TABLES = "/usr/share/mysql/mysql_system_tables.sql";
  private static final String ROWS = "/usr/share/mysql/mysql_system_tables_data.sql";
  private static final String PASSWORD = "Open-Sesame-1";
  private static int running;

  private MariadbServer() {}

  public static synchronized Erp erp() {
    if (running == 0) {
      Programs.require("mariadb-server-core", SERVER, TABLES, ROWS);
      running = start();
    }
    var address = "localhost:" + running + "/erp";
    return new Erp("jdbc:mariadb://" + address, "jdbc:mariadb://" + address, "erp", PASSWORD);
  }

  private static int start() {
    try {
      var folder = Files.createTempDirectory("mariadb");
      var data = Files.createDirectory(folder.resolve("data"));
      var common =
          List.of(
              SERVER,
              "--no-defaults",
              "--datadir=" + data,
              "--user=" + System.getProperty("user.name"),
              "--innodb-buffer-pool-size=8M",
              "--innodb-log-file-size=4M",
              "--innodb-flush-log-at-trx-commit=0",
              "--skip-innodb-doublewrite");
      Files.writeString(
          folder.resolve("boot.sql"),
          "create database mysql;\nuse mysql;\nset @auth_root_socket=NULL;\n"
              + Files.readString(Path.of(TABLES))
              + Files.readString(Path.of(ROWS)));
      Programs.run(folder, Map.of(), folder.resolve("boot.sql"), with(common, "--bootstrap"));
      Files.writeString(
          folder.resolve("init.sql"),
          """
          create database erp character set latin1;
          create user erp@'%' identified by 'PASSWORD';
          grant all on erp.* to erp@'%';
          """
              .replace("PASSWORD", PASSWORD));
      int port = Programs.freePort();
      Programs.start(
          folder,
          Map.of(),
          port,
          with(
              common,
              "--port=" + port,
              "--bind-address=127.0.0.1",
              "--socket=" + folder.resolve("socket"),
              "--pid-file=" + folder.resolve("pid"),
              "--init-file=" + folder.resolve("init.sql")));
      return port;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String[] with(List<String> common, String... more) {
    return Stream.concat(common.stream(), Stream.of(more)).toArray(String[]::new);
  }
}
