package dev.quayside.engine.contract.customers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.engine.contract.Browser;
import dev.quayside.engine.contract.SandboxTest;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The tracking page as a consignee's browser shows it; pictures are in `target/pages`.
class TrackingPageInBrowserTest extends SandboxTest {

  private static final Path PICTURES = Path.of("target/pages");

  private static final String OUTSIDE =
      """
      [...document.body.children].filter(e => !e.matches('header, main, script')).map(e => e.outerHTML)\
      """;

  private static final String SKIPPED =
      """
      [...document.querySelectorAll('h1, h2, h3, h4')]
        .filter((e, i, all) => i > 0 && Number(e.tagName[1]) > Number(all[i - 1].tagName[1]) + 1)
        .map(e => e.textContent)\
      """;

  private static final String NAMELESS =
      """
      [...document.querySelectorAll('a, img:not([alt]), ol[class=steps]:not([aria-label])')]
        .filter(e => e.tagName !== 'A' || !e.textContent.trim()).map(e => e.outerHTML)\
      """;

  /// Words of less than 4.5 to 1 on what is behind them.
  private static final String FAINT =
      """
      (() => {
        const rgb = c => c.match(/[\\d.]+/g).map(Number);
        const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
          .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
          .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
        const ground = e => {
          for (let at = e; at; at = at.parentElement) {
            const c = rgb(getComputedStyle(at).backgroundColor);
            if (c.length < 4 || c[3] > 0) return c;
          }
          return [255, 255, 255];
        };
        return [...document.querySelectorAll('body *')]
          .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
          .map(e => [e, light(rgb(getComputedStyle(e).color)), light(ground(e))])
          .filter(([e, a, b]) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5)
          .map(([e]) => e.textContent);
      })()\
      """;

  @Test
  void itIsInTheShopsLooksOnAPhoneAndOnADesk(@TempDir Path profile) throws IOException {
    assumeTrue(
        Browser.isThere(),
        "chromium or chromedriver is not installed: the tracking page is not looked at in a"
            + " browser");
    brand();
    var number = onItsWay();
    var attention = number(label());
    scanned(attention, "in_transit");
    scan(
        attention,
        "exception",
        ",\"substatus\":\"address_issue\",\"location\":{\"city\":\"New York\",\"country\":\"US\"}");
    try (var browser = Browser.open(profile)) {
      for (int width : new int[] {360, 1_280}) {
        browser.show(page(number), width, false, "en-US,en");
        assertThat(browser.find("#headline").getText()).startsWith("Arriving ");
        assertThat(browser.find("li[aria-current=step]").getText()).isEqualTo("On its way");
        assertThat(browser.text()).contains("UPS", number, "Reno", "Pier 7");
        assertThat(browser.find(".hero").getCssValue("background-color"))
            .isEqualTo("rgba(11, 93, 94, 1)");
        assertThat(browser.find(".hero").getCssValue("color")).isEqualTo("rgba(255, 255, 255, 1)");
        assertThat(browser.number("document.querySelector('.logo').naturalWidth")).isEqualTo(480);
        assertThat(browser.number("document.documentElement.scrollWidth"))
            .as("nothing is cut at %d", width)
            .isLessThanOrEqualTo(width);
        browser.find("#copy").click();
        await().until(() -> browser.find("#copy").getText().equals("Copied"));
        browser.picture(PICTURES.resolve("under-way-" + width + ".png"));
      }
      check(browser);
      browser.show(page(number), 1_280, true, "es-ES,es");
      check(browser);
      assertThat(browser.find("html").getDomAttribute("lang")).isEqualTo("es");
      assertThat(browser.find("#headline").getText()).startsWith("Llega el ");
      assertThat(browser.find("body").getCssValue("background-color"))
          .isEqualTo("rgba(20, 23, 27, 1)");
      browser.picture(PICTURES.resolve("under-way-dark-es.png"));
      browser.show(page(attention), 360, false, "es-ES,es");
      assertThat(browser.text()).contains("La dirección requiere atención");
      browser.picture(PICTURES.resolve("attention-360-es.png"));
      assertThat(browser.console()).isEmpty();

      var voided = number(voidedLabel());
      browser.show(page(voided), 360, true, "en");
      assertThat(browser.find("#headline").getText()).isEqualTo("Shipment cancelled");
      check(browser);
      browser.picture(PICTURES.resolve("voided-dark-360.png"));
      var forgotten = forgotten();
      browser.show(page(forgotten), 360, false, "es");
      assertThat(browser.find("#headline").getText()).isEqualTo("Entregado");
      assertThat(browser.text()).contains("New York").doesNotContain("Bob", "350 5th");
      check(browser);
      browser.picture(PICTURES.resolve("forgotten-360-es.png"));
      assertThat(browser.console()).isEmpty();
      browser.show(page("1Z0000000000000000"), 360, true, "es-MX");
      assertThat(browser.find("html").getDomAttribute("lang")).isEqualTo("es");
      check(browser);
      browser.picture(PICTURES.resolve("unknown-dark-360-es.png"));
      browser.show(page("1Z0000000000000000"), 360, false, "en");
      assertThat(browser.find("#headline").getText()).isEqualTo("We cannot find this parcel");
      browser.picture(PICTURES.resolve("unknown-360.png"));
      assertThat(browser.console()).noneMatch(line -> line.contains("Content Security"));
    }
  }

  private void brand() throws IOException {
    api.put(
        "/v1/branding",
        """
        {"shopName":"Mug Harbor","accentColor":"#0b5d5e","supportEmail":"hello@mugharbor.example",
         "supportUrl":"https://mugharbor.example/help","returnAddress":["Mug Harbor Returns","Pier 7","San Francisco, CA 94111"]}\
        """);
    api.put("/v1/branding/logo", "{\"content\":\"" + logo() + "\"}");
  }

  private String onItsWay() {
    var number = number(label());
    scan(
        number,
        "accepted",
        ",\"substatus\":\"picked_up\",\"location\":{\"city\":\"San"
            + " Francisco\",\"country\":\"US\"}");
    scan(
        number,
        "in_transit",
        ",\"substatus\":\"departed_facility\",\"location\":{\"city\":\"Reno\",\"state\":\"NV\",\"country\":\"US\"}");
    return number;
  }

  /// What WCAG 2.2 asks of every page, as far as a script can tell.
  private static void check(Browser browser) {
    assertThat(browser.number("document.querySelectorAll('main').length")).isEqualTo(1);
    assertThat(browser.number("document.querySelectorAll('h1').length")).isEqualTo(1);
    assertThat(browser.number("document.querySelectorAll('body > header').length")).isEqualTo(1);
    assertThat(browser.texts(OUTSIDE)).as("not in a landmark").isEmpty();
    assertThat(browser.texts(SKIPPED)).as("a heading of a level too deep").isEmpty();
    assertThat(browser.texts(FAINT)).as("hard to read").isEmpty();
    assertThat(browser.texts(NAMELESS)).as("without a name").isEmpty();
    assertThat(browser.number("document.documentElement.scrollWidth - innerWidth"))
        .isLessThanOrEqualTo(0);
  }

  private com.fasterxml.jackson.databind.JsonNode voidedLabel() {
    var label = label();
    assertThat(cancel(label).status()).isEqualTo(200);
    return label;
  }

  private String forgotten() {
    var number = number(label());
    scanned(number, "delivered");
    advance(Duration.ofDays(91).toSeconds());
    api.put("/v1/retention", "{\"days\":90}");
    served.engine().installation().purges().round(workspace.ownCaller());
    return number;
  }

  private URI page(String number) {
    return served.sandbox().resolve("/track/" + number);
  }

  /// A mug above a wave, and letters as bars.
  private static String logo() throws IOException {
    var image = new BufferedImage(480, 120, BufferedImage.TYPE_INT_ARGB);
    var pen = image.createGraphics();
    pen.setRenderingHint(
        java.awt.RenderingHints.KEY_ANTIALIASING, java.awt.RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setColor(new Color(0x0b5d5e));
    pen.fillRoundRect(10, 20, 80, 80, 20, 20);
    pen.setStroke(new java.awt.BasicStroke(10));
    pen.drawOval(75, 40, 35, 40);
    pen.setColor(new Color(0xe07a3f));
    for (int i = 0; i < 5; i++) {
      pen.fillRoundRect(150 + i * 62, 30 + 10 * (i % 2), 44, 60, 14, 14);
    }
    pen.dispose();
    var out = new ByteArrayOutputStream();
    ImageIO.write(image, "png", out);
    return Base64.getEncoder().encodeToString(out.toByteArray());
  }
}
