package dev.quayside.engine.contract.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.engine.contract.Browser;
import dev.quayside.engine.contract.ShopTest;
import java.net.URI;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/// /docs as a browser shows it, without the network.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DocsInBrowserTest extends ShopTest {

  private static final String FIRST_CALL = ".calls a, .entry";
  private static final Pattern CALL = Pattern.compile("class=\"(?:calls|entry)\\b");
  private static final Pattern SCRIPT = Pattern.compile("<script[^>]*>");
  private static final String BUY = "#createLabel ";
  private static final String SAMPLE = BUY + ".sample:not([hidden]) ";

  @SuppressWarnings("NullAway.Init")
  private Browser browser;

  @BeforeAll
  void open(@TempDir Path profile) {
    assumeTrue(Browser.isThere(), "chromium is not installed: /docs is not looked at in a browser");
    browser = Browser.open(profile.resolve("new"));
  }

  @AfterAll
  void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void nobodyIsKeptFromItInLightAndDarkFoldedAndUnfolded() {
    for (String page : new String[] {"", "/guides", "/labels"}) {
      show(page, 1280, false);
      assertThat(Axe.serious(browser)).as("%s folded", page).isEmpty();
      unfold();
      assertThat(Axe.serious(browser)).as("%s unfolded", page).isEmpty();
      // dark is other colours of the same page, and unfolded shows all there is
      show(page, 1280, true);
      unfold();
      assertThat(Axe.colours(browser)).as("%s dark", page).isEmpty();
    }
    assertThat(browser.console()).isEmpty();
  }

  /// All at once, as the page's own button does: one by one each puts itself into the address,
  /// which a browser allows so often only.
  private void unfold() {
    browser.run(
        "document.querySelector('.all')?.setAttribute('data-open', '');"
            + "document.querySelectorAll('details').forEach(each => { each.open = true; })");
  }

  /// What a slow machine waits for: it is in the page as it is sent, near its beginning, and no
  /// script comes before it.
  @Test
  void theFirstCallIsInThePageAsItIsSent() {
    for (String page : new String[] {"", "/orders"}) {
      show(page, 1280, false);
      browser.find(FIRST_CALL);
      var sent = api.get("/docs" + page).text();
      var first = CALL.matcher(sent);
      assertThat(first.find()).as(page).isTrue();
      assertThat(first.start()).as(page).isLessThan(100_000);
      assertThat(SCRIPT.matcher(sent).results().map(MatchResult::group))
          .as(page)
          .isNotEmpty()
          .allMatch(script -> script.contains(" defer"));
    }
  }

  @Test
  void anAddressOpensWhatItNames() {
    show("/labels#cancelLabel", 1280, false);
    assertThat(browser.texts("[...document.querySelectorAll('.entry[open]')].map(e => e.id)"))
        .containsExactly("cancelLabel");
    assertThat(
            browser.number(
                "Math.round(document.querySelector('#cancelLabel').getBoundingClientRect().top)"))
        .isBetween(0L, 200L);
    show("/labels#cancelLabel", 390, false);
    var top = "document.querySelector('#cancelLabel summary').getBoundingClientRect().top";
    var header = "document.querySelector('header').getBoundingClientRect().bottom";
    assertThat(browser.number("Math.round(" + top + " - " + header + ")"))
        .as("on a telephone the header hides no heading")
        .isBetween(0L, 100L);
    show("#/Labels/createLabel", 1280, false);
    await().until(() -> browser.find(SAMPLE + "pre").isDisplayed());
  }

  @Test
  void searchIsOneKeyAwayAndOpensWhatItFinds() {
    show("", 1280, false);
    browser.find("body").sendKeys("/");
    browser.find("#search").sendKeys("RATE_MISMATCH");
    await().until(() -> browser.text().contains("Buy a label (POST /v1/labels)"));
    browser.run(
        "[...document.querySelectorAll('#found a')].find(e => e.hash === '#createLabel').focus()");
    browser.find("#found a:focus").sendKeys(Keys.ENTER);
    await().until(() -> browser.find(SAMPLE + "pre").isDisplayed());
  }

  @Test
  void samplesAreOpenInTheLanguageChosenAndCopied() {
    browser.allowClipboard();
    show("/labels#createLabel", 1280, false);
    assertThat(browser.find(SAMPLE + "pre").getText()).startsWith("curl -X POST");
    browser.find(BUY + "button[data-language=Python]").click();
    var sample = browser.find(SAMPLE.strip());
    assertThat(sample.getText()).contains("urllib.request", "weightOz");
    browser.find(SAMPLE + ".copy").click();
    await().until(() -> sample.getText().startsWith("Copied"));
    assertThat(browser.promised("return await navigator.clipboard.readText()"))
        .startsWith("import os, urllib.request");
    show("/orders#createOrder", 1280, false);
    assertThat(
            browser.texts(
                "[...document.querySelectorAll('#createOrder .sample:not([hidden])')].map(e =>"
                    + " e.dataset.language)"))
        .as("the language is kept")
        .containsExactly("Python");
  }

  @Test
  void theListIsAtTheSideFromAThousandPixelsAndBehindAButtonBelow() {
    show("/labels", 1000, false);
    assertThat(browser.find("#contents").isDisplayed()).isTrue();
    assertThat(
            browser.number(
                "Math.round(document.querySelector('main').getBoundingClientRect().left)"))
        .isGreaterThan(200);
    for (int width : new int[] {999, 390}) {
      show("/labels", width, false);
      assertThat(browser.find("#contents").isDisplayed()).isFalse();
      browser.find("#menu").click();
      assertThat(browser.find("#contents").isDisplayed()).isTrue();
      assertThat(browser.number("document.documentElement.scrollWidth")).isEqualTo(width);
    }
  }

  @Test
  void noPageIsWiderThanATelephone() {
    for (String page : new String[] {"", "/guides", "/objects", "/orders", "/webhook-events"}) {
      show(page, 390, false);
      unfold();
      assertThat(browser.number("document.documentElement.scrollWidth")).as(page).isEqualTo(390);
    }
  }

  private void show(String page, int width, boolean dark) {
    browser.show(URI.create("about:blank"), width, dark, "en");
    browser.show(URI.create(served.sandbox() + "/docs" + page), width, dark, "en");
  }
}
