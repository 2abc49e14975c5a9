package dev.quayside.engine.parcel.product;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// What a packer sees of a product: a picture kept here, or one at an address elsewhere.
///
/// @param url address elsewhere, with http or https; null when the picture is kept here
/// @param digest tells pictures kept here apart; null when it is elsewhere
public record ProductPicture(@Nullable String url, @Nullable String digest) {

  private static final String PATH = "/v1/products/";

  public static ProductPicture at(String url) {
    return new ProductPicture(url.strip(), null);
  }

  static ProductPicture kept(String digest) {
    return new ProductPicture(null, digest);
  }

  /// The path under which this server shows a picture it keeps.
  public static String path(String sku) {
    var encoded = URLEncoder.encode(sku.strip(), StandardCharsets.UTF_8).replace("+", "%20");
    return PATH + encoded + "/picture";
  }

  /// Whether the picture is the one this server keeps of a product, as an answer named it: sent
  /// back, it says nothing new.
  boolean isOwnAddress(String sku) {
    return url != null && url.endsWith(path(sku));
  }
}
