package dev.quayside.engine.contract.sources.database;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.source.doubles.database.Erp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Drivers that the owner puts into the folder `drivers` of the data directory.
class DatabaseDriversTest extends DatabaseTest {

  private static final Erp DB2 =
      new Erp("jdbc:db2://localhost:50000/shop", "jdbc:db2://localhost:50000/shop", "erp", "x");

  /// Says what it was told, and whether it sees classes of the product.
  private static final String DRIVER =
      """
      import java.sql.*;
      public class NAME implements Driver {
        public boolean acceptsURL(String url) { return url.startsWith("jdbc:db2:"); }
        public Connection connect(String url, java.util.Properties told) throws SQLException {
          String sees = "apart";
          try { Class.forName("dev.quayside.engine.Engine"); sees = "inside"; } catch (ClassNotFoundException e) {}
          FAULT
          throw new SQLException(sees + " NAME " + url + " " + new java.util.TreeSet<Object>(told.keySet()));
        }
        public DriverPropertyInfo[] getPropertyInfo(String url, java.util.Properties told) { return new DriverPropertyInfo[0]; }
        public int getMajorVersion() { return 1; }
        public int getMinorVersion() { return 0; }
        public boolean jdbcCompliant() { return false; }
        public java.util.logging.Logger getParentLogger() { return null; }
      }
      """;

  @Test
  void aDriverOfTheOwnersIsLoadedApartAndToldOnlyWhatWeUnderstood(@TempDir Path work)
      throws IOException {
    var folder = Files.createDirectories(data.resolve("drivers"));
    var queries = Map.of("byKey", BY_KEY);
    var absent = api.post(SOURCES, draft("Db2", DB2, queries, ""));
    assertThat(absent.status()).isEqualTo(400);
    assertThat(absent.json().at("/error/details/0/field").asText()).isEqualTo("fields.url");
    assertThat(absent.text()).contains("Db2").contains("drivers");

    // one that is damaged, and one whose class is missing, keep no other from its work
    Files.writeString(folder.resolve("a-damaged.jar"), "no jar");
    jar(folder.resolve("b-empty.jar"), "Nothing", null);
    jar(folder.resolve("c-good.jar"), "Good", compiled(work, "Good", ""));
    for (var hostile :
        List.of(
            "jdbc:db2://localhost:50000/shop:traceFile=/tmp/x;",
            "jdbc:db2://localhost:50000/shop?x=y",
            "jdbc:db2:shop",
            "jdbc:db2://localhost:50000/shop;clientRerouteServerListJNDIName=ldap://x",
            "jdbc:oracle:thin:@//localhost:1521/x?oracle.net.wallet_location=/tmp",
            "jdbc:oracle:thin:@tnsname",
            "jdbc:oracle:oci:@//localhost:1521/x",
            "jdbc:h2:mem:x",
            "jdbc:good://localhost/x")) {
      var refused = api.post(SOURCES, draft("Bad", new Erp(hostile, "", "erp", "x"), queries, ""));
      assertThat(refused.status()).as(hostile + refused.text()).isEqualTo(400);
      assertThat(refused.text()).contains("fields.url");
    }
    var source = source("Db2", DB2, queries, "");
    assertThat(said(source))
        .contains("apart Good jdbc:db2://127.0.0.1:50000/shop [password, user]");

    // exchanged for another version while the engine runs
    Files.delete(folder.resolve("c-good.jar"));
    jar(
        folder.resolve("d-next.jar"),
        "Broken",
        compiled(work, "Broken", "if (url != null) throw new NoClassDefFoundError(\"com/x/Y\");"));
    assertThat(said(source)).contains("driver of Db2").contains("com/x/Y");
    var preview = api.post(SOURCES + "/" + source + "/preview", "{\"key\":\"1\"}");
    assertThat(preview.status()).as(preview.text()).isEqualTo(502);
    assertThat(lookup("1").status()).isEqualTo(502);
    try (Stream<Path> jars = Files.list(folder)) {
      for (var jar : jars.toList()) {
        Files.delete(jar);
      }
    }
    assertThat(said(source)).contains("put it there");
  }

  private String said(String source) {
    var tested = api.post(SOURCES + "/" + source + "/test");
    assertThat(tested.status()).as(tested.text()).isEqualTo(200);
    return tested.text();
  }

  private static byte[] compiled(Path work, String name, String fault) throws IOException {
    var file = work.resolve(name + ".java");
    Files.writeString(file, DRIVER.replace("NAME", name).replace("FAULT", fault));
    int wrong =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-d", work.toString(), file.toString());
    assertThat(wrong).isZero();
    return Files.readAllBytes(work.resolve(name + ".class"));
  }

  /// @param driver null for a jar that only says it has one
  private static void jar(Path file, String name, byte @Nullable [] driver) throws IOException {
    try (var jar = new JarOutputStream(Files.newOutputStream(file))) {
      jar.putNextEntry(new JarEntry("META-INF/services/java.sql.Driver"));
      jar.write(name.getBytes(UTF_8));
      if (driver != null) {
        jar.putNextEntry(new JarEntry(name + ".class"));
        jar.write(driver);
      }
    }
  }
}
