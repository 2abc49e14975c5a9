package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The tracking page as a consignee's browser shows it; pictures are in `target/pages`.
class TrackingPageInBrowserTest extends SandboxTest {

  private static final Path PICTURES = Path.of("target/pages");

  @Test
  void itIsInTheShopsLooksOnAPhoneAndOnADesk(@TempDir Path profile) throws IOException {
    assumeTrue(
        Browser.isThere(),
        "chromium or chromedriver is not installed: the tracking page is not looked at in a browser");
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
        assertThat(browser.text()).contains("UPS", number, "Reno, United States", "Pier 7");
        assertThat(browser.find(".hero").getCssValue("background-color"))
            .isEqualTo("rgba(11, 93, 94, 1)");
        assertThat(browser.find(".hero").getCssValue("color")).isEqualTo("rgba(255, 255, 255, 1)");
        assertThat(browser.number("document.querySelector('.logo').naturalWidth")).isEqualTo(480);
        assertThat(browser.number("document.documentElement.scrollWidth"))
            .as("nothing is cut at %d", width)
            .isLessThanOrEqualTo(width);
        browser.picture(PICTURES.resolve("under-way-" + width + ".png"));
      }
      browser.show(page(number), 1_280, true, "es-ES,es");
      assertThat(browser.find("html").getDomAttribute("lang")).isEqualTo("es");
      assertThat(browser.find("#headline").getText()).startsWith("Llega el ");
      assertThat(browser.find("body").getCssValue("background-color"))
          .isEqualTo("rgba(20, 23, 27, 1)");
      browser.picture(PICTURES.resolve("under-way-dark-es.png"));
      browser.show(page(attention), 360, false, "es-ES,es");
      assertThat(browser.text()).contains("La dirección requiere atención");
      browser.picture(PICTURES.resolve("attention-360-es.png"));
      assertThat(browser.console()).isEmpty();

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
         "supportUrl":"https://mugharbor.example/help","returnAddress":["Mug Harbor Returns","Pier 7","San Francisco, CA 94111"]}""");
    api.put("/v1/branding/logo", "{\"content\":\"" + logo() + "\"}");
  }

  private String onItsWay() {
    var number = number(label());
    scan(
        number,
        "accepted",
        ",\"substatus\":\"picked_up\",\"location\":{\"city\":\"San Francisco\",\"country\":\"US\"}");
    scan(
        number,
        "in_transit",
        ",\"substatus\":\"departed_facility\",\"location\":{\"city\":\"Reno\",\"country\":\"US\"}");
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
