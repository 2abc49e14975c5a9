package dev.quayside.engine.contract.sources.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.source.doubles.database.Erp;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Addresses and statements that could do harm are refused before a connection is made.
class DatabaseAddressTest extends DatabaseTest {

  private static final List<String> HOSTILE =
      List.of(
          "jdbc:h2:mem:x",
          "jdbc:h2:mem:x;INIT=RUNSCRIPT FROM 'http://localhost/x'",
          "jdbc:derby:x;create=true",
          "jdbc:hsqldb:file:/tmp/x",
          "jdbc:oracle:thin:@//localhost:1521/x",
          "jdbc:postgresql://localhost:PORT/x?socketFactory=org.springframework.context.X",
          "jdbc:postgresql://localhost:PORT/x?socketFactory=java.net.Socket&socketFactoryArg=x",
          "jdbc:postgresql://localhost:PORT/x?sslfactory=x",
          "jdbc:postgresql://localhost:PORT/x?sslrootcert=/etc/passwd",
          "jdbc:postgresql://localhost:PORT/x?loggerFile=/tmp/x",
          "jdbc:postgresql://localhost:PORT/x?options=-c%20x",
          "jdbc:postgresql://localhost:PORT/x?user=a",
          "jdbc:postgresql://localhost:PORT/x?password=a",
          "jdbc:postgresql://a:b@localhost:PORT/x",
          "jdbc:postgresql://localhost:PORT,other:PORT/x",
          "jdbc:postgresql:x",
          "jdbc:postgresql://localhost:PORT/",
          "jdbc:postgresql://localhost:PORT/../x",
          "jdbc:postgresql://localhost:99999/x",
          "jdbc:postgresql://169.254.169.254/x",
          "jdbc:postgresql://2852039166/x",
          "jdbc:postgresql://0x7f000001/x",
          "jdbc:postgresql://[fe80::1]/x",
          "JDBC:POSTGRESQL://localhost:PORT/x",
          " jdbc:postgresql://localhost:PORT/x#y",
          "jdbc:mariadb://localhost:PORT/x?allowLocalInfile=true",
          "jdbc:mysql://localhost:PORT/x?allowLoadLocalInfile=true",
          "jdbc:mysql://localhost:PORT/x?autoDeserialize=true",
          "jdbc:mysql://localhost:PORT/x?allowMultiQueries=true",
          "jdbc:mysql:loadbalance://localhost:PORT/x",
          "jdbc:mariadb:replication://localhost:PORT/x",
          "jdbc:mysql://address=(host=localhost)(port=PORT)/x",
          "jdbc:mysql://localhost:PORT/x?serverSslCert=/etc/passwd",
          "jdbc:mariadb://localhost:PORT/x?localSocket=/tmp/x",
          "jdbc:sqlserver://localhost:PORT;password=x",
          "jdbc:sqlserver://localhost:PORT;integratedSecurity=true",
          "jdbc:sqlserver://localhost:PORT;databaseName=x;trustStore=/etc/passwd",
          "jdbc:sqlserver://localhost:PORT;socketFactoryClass=x",
          "jdbc:firebirdsql://localhost:PORT//tmp/x.fdb",
          "jdbc:firebirdsql:local:/tmp/x.fdb",
          "jdbc:firebirdsql:embedded:x",
          "jdbc:firebirdsql://localhost:PORT/x?socketFactory=x",
          "jdbc:sqlite:",
          "jdbc:sqlite::memory:",
          "jdbc:sqlite:/etc/passwd",
          "jdbc:sqlite:../quayside.db",
          "jdbc:sqlite:..",
          "jdbc:sqlite:a/b.db",
          "jdbc:sqlite:a\\\\b.db",
          "jdbc:sqlite:file:x.db",
          "jdbc:sqlite:x.db?enable_load_extension=true",
          "https://localhost/x",
          "jdbc:",
          "jdbc:xyz://localhost/x");

  @Test
  void hostileAddressesAreRefusedAtOnceByTheirField() throws Exception {
    var good = sqlite("good.db");
    var source = source("Good", good, Map.of("byKey", BY_KEY), "");
    try (var door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      door.setSoTimeout(1);
      for (var each : HOSTILE) {
        var url = each.replace("PORT", Integer.toString(door.getLocalPort()));
        var erp = new Erp(url, url, "erp", "x");
        for (var answer :
            List.of(
                api.post(SOURCES, draft("Bad", erp, Map.of("byKey", BY_KEY), "")),
                api.patch(SOURCES + "/" + source, "{\"fields\":" + erp.fields() + "}"))) {
          assertThat(answer.status()).as(url + ": " + answer.text()).isEqualTo(400);
          assertThat(answer.json().at("/error/details").findValuesAsText("field"))
              .as(url)
              .contains("fields.url");
        }
      }
      assertThat(accepted(door)).as("a connection was made").isFalse();
    }
    assertThat(api.get(SOURCES).json().get("data")).hasSize(1);
    assertThat(Files.exists(data.resolve("databases").resolve("good.db"))).isFalse();
    assertThat(lookup("1").status()).as("the file is not there").isEqualTo(502);
    assertThat(Files.exists(data.resolve("databases").resolve("good.db")))
        .as("nor is it made")
        .isFalse();
    var test = api.post(SOURCES + "/" + source + "/test");
    assertThat(test.json().get("connection").asText()).isEqualTo("unreachable");
  }

  private static boolean accepted(ServerSocket door) throws java.io.IOException {
    try {
      door.accept().close();
      return true;
    } catch (java.net.SocketTimeoutException none) {
      return false;
    }
  }

  @Test
  void goodAddressesAreTaken() {
    for (var url :
        List.of(
            "jdbc:postgresql://db.example.com/sales?sslmode=require&currentSchema=erp",
            "jdbc:postgresql://[::1]:5432/sales",
            "jdbc:mysql://10.1.2.3:3306/shop?useSSL=true",
            "jdbc:mariadb://db/shop",
            "jdbc:sqlserver://db:1433;databaseName=shop;encrypt=true;trustServerCertificate=true",
            "jdbc:sqlserver://db\\\\SQLEXPRESS;databaseName=shop",
            "jdbc:firebirdsql://db:3050/shop?encoding=WIN1252",
            "jdbc:sqlite:My shop.db")) {
      var made = api.post(SOURCES, draft("Good", new Erp(url, url, "erp", "x"), Map.of(), ""));
      assertThat(made.status()).as(url + ": " + made.text()).isEqualTo(201);
      assertThat(made.text()).doesNotContain("\"x\"");
    }
    var bare =
        api.post(
            SOURCES, draft("Bare", new Erp("jdbc:mariadb://db/shop", "", "", ""), Map.of(), ""));
    assertThat(bare.json().at("/error/details/0/field").asText()).isEqualTo("fields.userName");
  }

  private static final List<String> BAD_READS =
      List.of(
          "select 1 where 'a' = :key; drop table x",
          "select 1 where 'a' = :key;",
          "select 1 where 'a' = :key -- x",
          "select 1 /* x */ where 'a' = :key",
          "select * into x from y where a = :key",
          "select 1.into outfile '/tmp/x' where 'a' = :key",
          "select * from x where a = :key for update",
          "select * from x where a = :key FOR  NO KEY UPDATE",
          "select * from x where a = :key for share",
          "select * from x where a = :key lock in share mode",
          "select * from x where a = :key with lock",
          "with x as (delete from y returning *) select * from x where a = :key",
          "with x as (update y set a = 1 returning *) select * from x where a = :key",
          "update x set a = :key",
          "delete from x where a = :key",
          "call x(:key)",
          "explain select 1 where 'a' = :key",
          "select 1 where 'a' = 'b",
          "select '\\\\' ; drop table x --' where a = :key",
          "select 1 from x where a = $$b$$ and c = :key",
          "{call x(:key)}",
          "select 1 from x",
          "select 1 from x where a = :key and b = :reference",
          "select 1 from x where a = ?");

  @Test
  void hostileStatementsAreRefusedByTheirName() {
    var url = new Erp("jdbc:mariadb://localhost:1/x", "", "erp", "x");
    var source = source("Good", url, Map.of("byKey", BY_KEY), "");
    for (var sql : BAD_READS) {
      refused(url, source, "byKey", sql);
      if (!sql.contains("from x\"") && sql.contains(":key")) {
        refused(url, source, "list", sql.replace(":key", ":since").replace(":reference", ":key"));
      }
    }
    for (var sql :
        List.of(
            "select 1 where 'a' = :reference",
            "update x set a = 1",
            "update x set a = :nothing where b = :reference",
            "drop table x",
            "update x set a = :trackingNumber where b = :reference; commit",
            "update x set a = 1 where b = :amount")) {
      refused(url, source, "shipped", sql);
      refused(url, source, "voided", sql);
    }
    refused(url, source, "found", "update x set a = 1 where b = :trackingNumber");
    refused(url, source, "found", "select 1 where 'a' = :trackingNumber");
  }

  /// SQL Server takes a second statement without a semicolon, and knows no read-only connection.
  @Test
  void aSecondStatementOfSqlServerIsRefusedByItsWord() {
    var url = new Erp("jdbc:sqlserver://localhost:1;databaseName=x;encrypt=true", "", "erp", "x");
    var source =
        source("Good", url, Map.of("byKey", "select [commit], x.[use] from x where a = :key"), "");
    for (var more :
        List.of(
            "commit",
            "rollback",
            "shutdown",
            "kill 53",
            "backup database x to disk = 'y'",
            "waitfor delay '0:0:9'",
            "declare @x int",
            "set xact_abort on",
            "dbcc freeproccache",
            "use master",
            "exec xp_cmdshell 'x'",
            "if 1 = 1 print 'x'")) {
      refused(url, source, "byKey", "select * from x where a = :key " + more);
    }
    for (var read :
        List.of(
            "select * from openquery(far, 'delete from x') where a = :key",
            "select * from openrowset('a', 'b', 'c') where a = :key",
            "select next value for seq as n from x where a = :key",
            "select * from x where a = :key and b = 1.commit",
            "select * from x where a = :key and b = $1.shutdown")) {
      refused(url, source, "byKey", read);
    }
    for (var write :
        List.of(
            "update x set a = :trackingNumber where b = :reference update y set c = 1",
            "update x set a = :trackingNumber where b = :reference exec p",
            "update x set a = :trackingNumber where b = :reference commit",
            "delete from x where a = :reference delete from x")) {
      refused(url, source, "shipped", write);
    }
    for (var write :
        List.of(
            "exec shipped @number = :trackingNumber, @no = :reference",
            "merge x using (select :reference as b) y on x.b = y.b when matched then update set a = :trackingNumber"
                + " when not matched then insert (a, b) values (:trackingNumber, :reference)")) {
      var answer =
          api.patch(SOURCES + "/" + source, "{\"queries\":" + json(Map.of("shipped", write)) + "}");
      assertThat(answer.status()).as(write + answer.text()).isEqualTo(200);
    }
  }

  private void refused(Erp url, String source, String query, String sql) {
    var queries = Map.of(query, sql);
    for (var answer :
        List.of(
            api.post(SOURCES, draft("Bad", url, queries, "")),
            api.patch(SOURCES + "/" + source, "{\"queries\":" + json(queries) + "}"))) {
      assertThat(answer.status()).as(query + ": " + sql + ": " + answer.text()).isEqualTo(400);
      assertThat(answer.json().at("/error/details").findValuesAsText("field"))
          .as(sql)
          .contains("queries." + query);
    }
  }

  @Test
  void typesQuotesAndNamesAreNoParameters() {
    var erp = postgres();
    erp.run(
        """
        create table t (no bigint, "a:b" text, replaced text, "update" text, name text, street1 text,
          city text, state text, zip text, tags jsonb default '{"a":1}')""",
        "insert into t values (12, 'x', 'y', 'z', 'Ann', '350 5th Ave', 'New York', 'NY', '10118')");
    source(
        "ERP",
        erp,
        Map.of(
            "byKey",
            """
            select t.no::text as order_no, t.*, ':not -- a /* parameter; :key' as said, 'it''s :x' as more,
              replace(t.replaced, 'a', 'b') as insert_1
            from t where t.no = :key and "a:b" = 'x' and t."update" = 'z' and t.tags ? 'a'
              and now()::date > '2000-01-01'::date"""),
        "");
    var order = found("12");
    assertThat(order.get("reference").asText()).isEqualTo("12");
    assertThat(lookup("13").status()).isEqualTo(404);
    assertThat(lookup("x").status()).isEqualTo(404);
  }
}
