package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Whatever is quoted over a border is bought: by its rate alone, with the declaration it was
/// quoted for, and with that declaration given again.
class QuotedIsBoughtTest extends SandboxTest {

  private static final Map<String, String> ENDS =
      Map.of(
          "US", place("350 5th Ave", "New York", "NY", "10118", "US", "2125550100"),
          "PR", place("1 Calle Fortaleza", "San Juan", "PR", "00901", "US", "7875550100"),
          "CA", place("1 Yonge St", "Toronto", "ON", "M5E 1W7", "CA", "4165550100"),
          "AU", place("2 George St", "Sydney", "NSW", "2000", "AU", "0255501000"),
          "GB", place("1 Strand", "London", "", "WC2N 5HR", "GB", "+442071234567"),
          "FR", place("1 rue de Rivoli", "Paris", "", "75001", "FR", "+33155501000"),
          "NO", place("Karl Johans gate 1", "Oslo", "", "0154", "NO", "+4721234567"));

  private static final Map<String, String> CURRENCIES =
      Map.of("US", "USD", "CA", "CAD", "AU", "AUD", "GB", "GBP");

  private static final List<String> LANES =
      List.of(
          "US CA", "US FR", "CA US", "CA PR", "CA FR", "AU US", "AU FR", "GB US", "GB FR", "US NO");

  private static final List<String> TERMS =
      List.of(
          "",
          ",\"incoterm\":\"DDU\"",
          ",\"incoterm\":\"DDP\"",
          ",\"dutiesPrepaid\":{\"amount\":7.5}",
          ",\"taxIds\":[{\"kind\":\"vat\",\"value\":\"DE123456789012345\",\"of\":\"sender\"}]");

  @Test
  void overEveryBorderOnAllTerms() {
    api.put(
        "/v1/tax-ids",
        "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM2760000742\"},"
            + "{\"kind\":\"eori\",\"value\":\"GB123456789000\"}]}");
    for (var currency : CURRENCIES.values()) {
      deposit(currency);
    }
    int bought = 0;
    for (var lane : LANES) {
      for (var terms : TERMS) {
        for (var code : List.of(",\"hsCode\":\"6109.10\"", "")) {
          bought += bought(lane, goods(lane, terms, code));
        }
      }
    }
    assertThat(bought).isGreaterThan(150);
  }

  /// Buys the first rate of each carrier: how many there were.
  private int bought(String lane, String customs) {
    var ends = lane.split(" ");
    var parcel =
        """
        "from":%s,"to":%s,"parcel":{"weightOz":16,"lengthIn":8,"widthIn":6,"heightIn":4}\
        """
            .formatted(ENDS.get(ends[0]), ENDS.get(ends[1]));
    var quote = api.post("/v1/rates", "{" + parcel + ",\"customs\":" + customs + "}");
    var again = new ArrayList<>(List.of("", ",\"customs\":" + customs));
    var seen = new HashSet<String>();
    for (JsonNode rate : quote.json().path("rates")) {
      if (seen.add(rate.get("carrier").asText())) {
        var more = again.get(seen.size() % 2);
        var label =
            api.post("/v1/labels", "{\"rateId\":%s,%s%s}".formatted(rate.get("id"), parcel, more));
        assertThat(label.status()).as(lane + customs + rate + label.text()).isEqualTo(201);
      }
    }
    return seen.size();
  }

  private void deposit(String currency) {
    served
        .engine()
        .accounts()
        .wallets()
        .deposit(
            workspace.ownCaller(),
            Money.of("90000.00", Currency.getInstance(currency)),
            Message.said("test"),
            RequestKey.none());
  }

  private static String goods(String lane, String terms, String code) {
    return """
    {"contentsType":"merchandise","items":[{"description":"Shirt","quantity":2,"value":20,\
    "currency":"%s","weightOz":5%s,"originCountry":"PT"}]%s}\
    """
        .formatted(CURRENCIES.get(lane.split(" ")[0]), code, terms);
  }

  private static String place(
      String street, String city, String state, String zip, String country, String phone) {
    return """
    {"name":"Ann","street1":"%s","city":"%s",%s"zip":"%s","country":"%s","phone":"%s"}\
    """
        .formatted(
            street,
            city,
            state.isEmpty() ? "" : "\"state\":\"" + state + "\",",
            zip,
            country,
            phone);
  }
}
