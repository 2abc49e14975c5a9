package dev.quayside.printing.label.carrier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.Scanner;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.LayoutViolation;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import java.util.Random;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever people type into an address, the label comes out and its tracking number scans.
class AnyAddressTest {

  private static final String SIGNS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789  "
          + " -.,'&/#()_^~\\><|@\"%éèüöñçßÅøłŠ";

  private static final String[] COUNTRIES = {"US", "US", "US", "CA", "GB", "DE", "HK", "MX"};

  private final Renders renders = new Renders();
  private final CarrierLabels labels = new CarrierLabels();

  static LongStream seeds() {
    return LongStream.range(0, 20);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void theLabelComesOutAndScans(long seed) {
    Random random = new Random(seed);
    Party to = party(random);
    Dpi dpi = Dpi.values()[random.nextInt(2)];
    for (ShippingLabel sample : SampleLabels.all().toList()) {
      ShippingLabel label = SampleLabels.to(sample, to);
      LabelDocument document = labels.document(label);
      assertThat(renders.check(document, dpi))
          .as("seed %d, %s", seed, label)
          .extracting(LayoutViolation::rule)
          .isSubsetOf(LayoutViolation.Rule.TEXT_SIZE);
      assertThat(Scanner.linear(Pictures.ofRaster(renders.raster(document, dpi))))
          .as("seed %d, %s", seed, label)
          .anyMatch(text -> text.endsWith(label.trackingNumber()));
      assertThat(renders.png(document, dpi)).isNotEmpty();
      assertThat(renders.pdf(document, dpi)).isNotEmpty();
      assertThat(renders.zplNative(document, dpi)).isNotEmpty();
    }
  }

  private static Party party(Random random) {
    String country = COUNTRIES[random.nextInt(COUNTRIES.length)];
    return new Party(
        text(random, 1, 60),
        maybe(random, 60),
        text(random, 1, 60),
        maybe(random, 60),
        text(random, 1, 40),
        maybe(random, 3),
        zip(random, country),
        country,
        maybe(random, 20));
  }

  private static @Nullable String maybe(Random random, int most) {
    return random.nextBoolean() ? text(random, 0, most) : null;
  }

  private static String zip(Random random, String country) {
    return switch (country) {
      case "US" ->
          "%05d".formatted(random.nextInt(100_000)) + (random.nextBoolean() ? "-1234" : "");
      case "CA" -> "K1A 0B1";
      case "GB" -> "SW1A 1AA";
      case "HK" -> "";
      default -> "%05d".formatted(random.nextInt(100_000));
    };
  }

  private static String text(Random random, int least, int most) {
    StringBuilder text = new StringBuilder();
    int length = least + random.nextInt(most - least + 1);
    while (text.length() < length) {
      text.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
    }
    return text.toString();
  }
}
