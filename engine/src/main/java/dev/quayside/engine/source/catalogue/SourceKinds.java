package dev.quayside.engine.source.catalogue;

import dev.quayside.engine.source.database.DatabaseLink;
import dev.quayside.engine.source.ebay.Ebay;
import dev.quayside.engine.source.kind.SourceKind;
import dev.quayside.engine.source.sftp.Sftp;
import dev.quayside.engine.source.shipstation.CustomStoreKind;
import dev.quayside.engine.source.shopify.Shopify;
import dev.quayside.engine.source.vendure.Vendure;
import dev.quayside.engine.source.woocommerce.WooCommerce;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Every kind of shop Quayside takes orders from. A new one gets its line here.
public final class SourceKinds {

  public static final List<SourceKind> ALL =
      List.of(
          new WooCommerce(),
          new CustomStoreKind(),
          new Shopify(),
          new Vendure(),
          new Sftp(),
          new Ebay(),
          new DatabaseLink());

  private SourceKinds() {}

  /// Their codes, as a person reads them in an error.
  public static String codes() {
    return ALL.stream().map(SourceKind::code).collect(Collectors.joining(", "));
  }

  public static Optional<SourceKind> of(String code) {
    return ALL.stream().filter(kind -> kind.code().equals(code)).findFirst();
  }
}
