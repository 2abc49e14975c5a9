package dev.quayside.engine.contract.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.Operation;
import dev.quayside.engine.contract.ShopTest;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// /docs as it is served: the guides and the document as pages, and the search over them.
class DocsPageTest extends ShopTest {

  private static final Pattern KEY = Pattern.compile("Idempotency-Key: ([a-z-]+-1)\\b");
  private static final Pattern LINK = Pattern.compile("href=\"(/docs[^\"#]*)(?:#([^\"]*))?\"");

  @Test
  void everyPageIsServedWithAPolicyThatLetsNothingElseIn() {
    for (String part : List.of("", "/guides", "/objects", "/labels", "/docs.js", "/docs.css")) {
      var page = Api.of(served.production()).get("/docs" + part);
      assertThat(page.status()).as(part).isEqualTo(200);
      assertThat(page.header("Content-Security-Policy"))
          .contains("default-src 'none'", "script-src 'self'", "style-src 'self'")
          .doesNotContain("unsafe", "http");
      assertThat(page.header("X-Content-Type-Options")).isEqualTo("nosniff");
    }
  }

  @Test
  void nothingElseIsServed() {
    for (String part : List.of("nope", "page.jte", "..%2fReply.class", "package-info.class")) {
      assertThat(api.get("/docs/" + part).status()).as(part).isIn(400, 404);
    }
  }

  @Test
  void aBrowserKeepsWhatItHas() {
    var page = api.get("/docs/labels");
    var again = api.with("If-None-Match", page.header("ETag")).get("/docs/labels");
    assertThat(again.status()).isEqualTo(304);
    assertThat(again.header("Content-Security-Policy")).isNotEmpty();
  }

  /// Also those texts make of the calls, events and objects they name.
  @Test
  void everyLinkLeadsSomewhereAndEveryOperationHasAnAddress() {
    var start = api.get("/docs").text();
    var pages =
        LINK.matcher(start).results().map(each -> each.group(1)).distinct().toList().stream()
            .filter(each -> !each.contains("."))
            .collect(Collectors.toMap(each -> each, each -> api.get(each).text()));
    pages.forEach(
        (page, html) ->
            LINK.matcher(html)
                .results()
                .filter(each -> each.group(2) != null)
                .forEach(
                    each ->
                        assertThat(
                                pages
                                    .getOrDefault(each.group(1), "")
                                    .contains("id=\"" + each.group(2) + "\""))
                            .as("%s on %s", each.group(), page)
                            .isTrue()));
    for (Operation each : OpenApiTest.operations(Document.of(served.sandbox()))) {
      assertThat(start).contains("#" + each.id() + "\"");
    }
  }

  @Test
  void everyOperationTellsItsFieldsItsRoleAndARequestInFiveLanguages() {
    var labels = api.get("/docs/labels").text();
    assertThat(labels)
        .contains("curl -X POST \"$QUAYSIDE_URL/v1/labels\"")
        .contains("await fetch(`${process.env.QUAYSIDE_URL}/v1/labels`")
        .contains("os.environ['QUAYSIDE_URL']", "System.getenv(\"QUAYSIDE_URL\")")
        .contains("getenv('QUAYSIDE_KEY')")
        .contains("weightOz", "Least role", "RATE_MISMATCH", "By a rate");
  }

  @Test
  void searchFindsWordsFieldsAndErrorCodes() {
    assertThat(found("idempotency key")).contains("/docs/guides#retries");
    assertThat(found("void")).as("not only what begins with it").isNotEmpty();
    assertThat(found("signature"))
        .as("what explains it comes before the calls that have a field of that name")
        .startsWith("/docs/guides#webhooks");
    assertThat(found("hsCode")).contains("/docs/labels#createLabel");
    assertThat(found("RATE_MISMATCH"))
        .startsWith("/docs/guides#RATE_MISMATCH")
        .contains("/docs/labels#createLabel");
    assertThat(found("label.created")).first().isEqualTo("/docs/webhook-events#labelCreatedEvent");
    assertThat(found("buy a label")).first().isEqualTo("/docs/labels#createLabel");
    assertThat(found("nothing-is-called-so")).isEmpty();
    assertThat(found("")).isEmpty();
    assertThat(api.get("/docs/search").status()).isEqualTo(200);
  }

  /// As people ask who do not know yet what it is called here.
  @ParameterizedTest
  @CsvSource({
    "verify signature,/docs/guides#webhooks",
    "verifying signatures,/docs/guides#webhooks",
    "multiple packages,/docs/guides#several-boxes",
    "split order,/docs/orders#buyParcels",
    "combine orders,/docs/orders#buyOrder",
    "test mode,/docs/guides#the-sandbox",
    "partial shipment,/docs/guides#several-boxes",
    "sdk,/docs/guides#testing-your-integration",
    "insurance,/docs/objects#ParcelRequest",
    "cancel pickup,/docs/pickups#cancelPickup",
    "cancel a pick up,/docs/pickups#cancelPickup",
    "refund,/docs/guides#voids-and-refunds",
    "void label,/docs/guides#voids-and-refunds",
    "undo label,/docs/labels#cancelLabel",
    "how do i test,/docs/guides#testing-your-integration",
    "bulk orders,/docs/orders#createOrders",
    "top up wallet,/docs/wallet#deposit",
    "dangerous goods,/docs/objects#ParcelRequest",
    "long list,/docs/guides#long-lists",
    "scan form,/docs/manifests#closeManifest",
    "rate limit,/docs/guides#RATE_LIMITED",
    "rma,/docs/guides#returns"
  })
  void searchKnowsWhatPeopleCallThings(String words, String address) {
    assertThat(found(words)).as(words).contains(address);
  }

  /// Copied one after another into a fresh workspace they must not meet under one key.
  @Test
  void aSampleHasAKeyOfItsOwnWhereSomethingIsSpentAndElsewhereNone() {
    var keys = new ArrayList<String>();
    for (String page : List.of("rates", "labels", "shipments", "orders", "webhooks", "manifests")) {
      var own = KEY.matcher(api.get("/docs/" + page).text()).results().map(key -> key.group(1));
      keys.addAll(own.distinct().toList());
    }
    assertThat(keys).doesNotHaveDuplicates().contains("create-label-1", "buy-order-1");
    assertThat(KEY.matcher(api.get("/docs/webhooks").text()).find()).isFalse();
    assertThat(api.get("/docs/labels").text())
        .contains("public class Sample", "except urllib.error.HTTPError", "Answer 201")
        .contains("1ZQS");
  }

  @Test
  void theFirstBlockOfTheGuidesHasThisServersAddress() {
    var own = "QUAYSIDE_URL=" + served.sandbox();
    assertThat(api.get("/docs/guides").text()).contains(own);
    assertThat(api.get("/docs/guides.md").text()).contains(own);
  }

  private List<String> found(String words) {
    var answer = api.get("/docs/search?q=" + words.replace(" ", "%20"));
    return answer.json().get("data").findValuesAsText("address");
  }
}
