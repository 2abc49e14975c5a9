package dev.quayside.engine.contract.sources.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.Api;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Awkward requests about a shop that is a database are refused by field.
class DatabaseInputsTest extends DatabaseTest {

  private static final String QUERIES =
      "\"queries\":{\"byKey\":\"select 1 from t where a = :key\"}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"queries\":\"select 1\"|queries",
        "\"queries\":{\"byKey\":7}|queries.byKey",
        "\"queries\":{\"byKey\":\"select 1\"}|queries.byKey",
        "\"queries\":{\"byKey\":\"select 1 from t where a = :reference\"}|queries.byKey",
        "\"queries\":{\"byKey\":\"select 1 from t where a = :key\",\"list\":\"select 1 from"
            + " t\"}|queries.list",
        "\"queries\":{\"byKey\":\"select 1 from t where a = :key\",\"shipped\":\"select 1 from"
            + " t\"}|queries.shipped",
        "\"queries\":{\"byKey\":\"select 1 from t where a = :key\",\"shipped\":\"update t set a ="
            + " :colour where b = :reference\"}|queries.shipped",
        "\"queries\":{\"byKey\":\"select 1 from t where a = :key\",\"shipped\":\"update t set a ="
            + " 1\"}|queries.shipped",
        "\"queries\":{\"byKey\":\"select 1 from t where a = :key\",\"found\":\"delete from"
            + " t\"}|queries.found",
        "QUERIES,\"rowsAre\":\"boxes\"|rowsAre",
        "QUERIES,\"rowsAre\":7|rowsAre",
        "QUERIES,\"columns\":\"all\"|columns",
        "QUERIES,\"columns\":[{}]|columns[0].column",
        "QUERIES,\"columns\":[{\"column\":\"reference\"}]|columns[0].header",
        "QUERIES,\"columns\":[{\"column\":\"colour\",\"header\":\"A\"}]|columns[0].column",
      })
  void settingsThatCannotBe(String more, String field) {
    var erp = sqlite("inputs.db");
    erp.run("create table if not exists t (a text, b text)");
    var refused =
        api.post(
            SOURCES,
            "{\"kind\":\"database\",\"name\":\"ERP\",\"fields\":%s,%s}"
                .formatted(erp.fields(), more.replace("QUERIES", QUERIES)));
    assertThat(refused.status()).as(more + refused.text()).isEqualTo(400);
    assertThat(refused.fields()).as(refused.text()).contains(field);
    assertThat(api.get(SOURCES).json().get("data")).isEmpty();
  }

  @Test
  void aStatementThatIsNoneIsSaidToBeNone() {
    var erp = sqlite("odd.db");
    erp.run("create table if not exists t (a text, b text)");
    var made =
        api.post(
            SOURCES,
            draft(
                "Odd",
                erp,
                Map.of("byKey", "select * from t where a = :key", "shiped", "update t set b = 1"),
                ""));
    assertThat(made.status()).as(made.text()).isEqualTo(400);
    assertThat(made.fields()).containsExactly("queries.shiped");
    var other =
        api.post(
            SOURCES,
            draft(
                "Odd",
                erp,
                Map.of("byKey", "select * from t where a = :key", "weekly", "update t set b = 1"),
                ""));
    assertThat(other.status()).as(other.text()).isEqualTo(201);
    assertThat(other.json().at("/warnings/0/field").asText()).isEqualTo("queries.weekly");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"key\":\"\"}",
        "{\"key\":\"  \"}",
        "{\"key\":7}",
        "{\"key\":null}",
        "{\"key\":[\"1\"]}",
        "{\"key\":{}}",
        "{\"code\":\"1\"}",
        "[]",
        "\"1\"",
        "{\"key\":\"a\\u0000b\"}",
      })
  void keysThatAreNone(String body) {
    var erp = sqlite("keys.db");
    erp.run("create table if not exists t (a text, b text)");
    var source = source("ERP", erp, Map.of("byKey", "select * from t where a = :key"), "");
    refused(api.post(LOOKUP, body));
    refused(api.post(SOURCES + "/" + source + "/preview", body));
    assertThat(api.post(LOOKUP, "{\"key\":\"" + "9".repeat(50_000) + "\"}").status())
        .isIn(400, 404);
    assertThat(api.get("/v1/orders").json().get("data")).isEmpty();
  }

  private static void refused(Api.Response answer) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(400);
    if (!answer.fields().isEmpty()) {
      assertThat(Arrays.asList("key", "code")).containsAnyElementsOf(answer.fields());
    }
  }
}
