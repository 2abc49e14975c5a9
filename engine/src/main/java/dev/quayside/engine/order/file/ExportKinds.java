package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.Letters;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/// The kinds of file that are known. A new one is a description beside the others, its name here,
/// and a sample in the test.
final class ExportKinds {

  private static final List<String> NAMES =
      List.of(
          "amazon-fulfilled",
          "amazon-orders",
          "amazon-unshipped",
          "bigcommerce",
          "bol",
          "cafe24",
          "channeladvisor",
          "depop",
          "dhl-germany",
          "ebay",
          "ebay-de",
          "ebay-es",
          "ebay-fr",
          "ebay-it",
          "ebay-post",
          "eparcel",
          "etsy-items",
          "etsy-items-uk",
          "etsy-orders",
          "etsy-orders-de",
          "etsy-orders-uk",
          "faire",
          "kaufland",
          "lazada",
          "lightspeed",
          "magento",
          "matrixify",
          "mercado-libre",
          "mercado-livre",
          "opencart",
          "order-desk",
          "otto",
          "patreon",
          "paypal",
          "pirateship",
          "rakuten-japan",
          "sellbrite",
          "shippo",
          "shipstation",
          "shipstation-orders",
          "shopee",
          "shopify",
          "shopware",
          "squarespace",
          "stamps-com",
          "stores-japan",
          "tcgplayer",
          "temu",
          "temu-de",
          "tiktok",
          "tiktok-asia",
          "ups-batch",
          "walmart",
          "wix",
          "woocommerce",
          "woocommerce-advanced",
          "xero",
          "yahoo-japan",
          "yamato-b2");

  private static final List<ExportKind> ALL = NAMES.stream().map(ExportKinds::read).toList();

  private ExportKinds() {}

  /// The kind of a file by its headers: the one that asks for most of them.
  static Optional<ExportKind> of(List<String> header) {
    var keys = new HashSet<>(header.stream().map(Letters::of).toList());
    return ALL.stream()
        .filter(kind -> kind.fits(keys))
        .max(Comparator.comparingInt(kind -> kind.headers().size()));
  }

  private static ExportKind read(String name) {
    try (var in =
        Objects.requireNonNull(
            ExportKinds.class.getResourceAsStream("exports/" + name + ".properties"), name)) {
      var description = new Properties();
      description.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      return ExportKind.of(description);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
