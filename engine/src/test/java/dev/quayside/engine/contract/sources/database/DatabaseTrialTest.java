package dev.quayside.engine.contract.sources.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.source.doubles.database.Erp;
import dev.quayside.engine.source.doubles.database.FirebirdServer;
import dev.quayside.engine.source.doubles.database.MariadbServer;
import dev.quayside.engine.source.kind.TableTrial;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// While a shop's own tables are connected they are listed, and its write is tried and undone.
class DatabaseTrialTest extends DatabaseTest {

  private static final String TABLE =
      """
      create table trial_order (ord_no integer primary key, ship_name varchar(40), address1 varchar(60),
        city varchar(20), state char(2), zip varchar(10), tracking varchar(40))""";

  private static final Map<String, String> QUERIES =
      Map.of(
          "byKey",
          "select * from trial_order where ord_no = :key",
          "shipped",
          "update trial_order set tracking = :trackingNumber where ord_no = :reference");

  private static void tables(Erp erp, String more) {
    for (var drop : List.of("drop view trial_view", "drop table trial_order")) {
      try {
        erp.run(drop);
      } catch (IllegalStateException notThere) {
        // the first time
      }
    }
    erp.run(
        TABLE + more,
        "create view trial_view as select ord_no, zip from trial_order",
        "insert into trial_order (ord_no, ship_name, address1, city, state, zip)"
            + " values (1001, 'Ann', '350 5th Ave', 'New York', 'NY', '10118')");
  }

  private SalesOrder order(String source) {
    var preview =
        served.engine().sources().lookups().preview(workspace.ownCaller(), source, "1001");
    return Objects.requireNonNull(preview.order());
  }

  private TableTrial.Write written(String source) {
    return served.engine().sources().trials().shipped(workspace.ownCaller(), source, order(source));
  }

  @Test
  void tablesAreListedAndTheWriteIsUndoneOnEachServer() {
    for (var erp :
        List.of(postgres(), MariadbServer.erp(), FirebirdServer.erp(), sqlite("trial.db"))) {
      tables(erp, "");
      var source = source("ERP", erp, QUERIES, "");
      var tables = served.engine().sources().trials().tables(workspace.ownCaller(), source);
      var found =
          tables.stream()
              .filter(each -> each.name().toLowerCase(Locale.ROOT).startsWith("trial_"))
              .toList();
      assertThat(found)
          .as(erp.url() + tables)
          .extracting(each -> each.name().toLowerCase(Locale.ROOT))
          .containsExactly("trial_order", "trial_view");
      assertThat(found.getLast().columns())
          .as(erp.url())
          .extracting(each -> each.toLowerCase(Locale.ROOT))
          .containsExactly("ord_no", "zip");
      for (var table : found) {
        assertThat(erp.texts("select * from " + table.name())).as(erp.url()).hasSize(1);
      }
      var write = written(source);
      assertThat(write.rows()).as(erp.url()).isEqualTo(1);
      assertThat(write.values())
          .containsExactly(Map.entry("trackingNumber", "TEST"), Map.entry("reference", "1001"));
      assertThat(erp.text("select tracking from trial_order")).as(erp.url()).isNull();
      erp.run("drop view trial_view", "drop table trial_order");
      api.send("DELETE", SOURCES + "/" + source + "?force=true");
    }
  }

  @Test
  void whatCannotBeUndoneIsNotTried() {
    var erp = MariadbServer.erp();
    tables(erp, " engine=MyISAM");
    var source = source("ERP", erp, QUERIES, "");
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> written(source))
        .satisfies(refused -> assertThat(refused.problem().toString()).contains("transactions"));
    assertThat(erp.text("select tracking from trial_order")).isNull();
    api.patch(
        SOURCES + "/" + source,
        "{\"queries\":{\"shipped\":\"call shipped(:trackingNumber, :reference)\"}}");
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> written(source))
        .satisfies(refused -> assertThat(refused.problem().toString()).contains("procedure"));
    erp.run("drop view trial_view", "drop table trial_order");
  }
}
