package dev.quayside.engine.source.ebay;

import dev.quayside.engine.source.kind.Abilities;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.SourceKind;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.printing.message.Message;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/// eBay: a seller who let an application read orders and tell of parcels.
public final class Ebay extends SourceKind {

  public static final String CODE = "ebay";

  static final String CLIENT_ID = "clientId";
  static final String CLIENT_SECRET = "clientSecret";
  static final String REFRESH_TOKEN = "refreshToken";

  private static final URI HOST = URI.create("https://api.ebay.com");
  private static final int MARK = 16;

  public Ebay() {
    super(
        CODE,
        "eBay",
        new Abilities(true, false, true, false, false),
        List.of(
            SourceField.shown(CLIENT_ID, EbayWords.CLIENT_ID),
            SourceField.secret(CLIENT_SECRET, EbayWords.CLIENT_SECRET),
            SourceField.secret(REFRESH_TOKEN, EbayWords.REFRESH_TOKEN)));
  }

  @Override
  public List<Message> steps() {
    return List.of(
        EbayWords.STEP_APP.of(),
        EbayWords.STEP_KEYS.of(),
        EbayWords.STEP_CONSENT.of(EbayApi.SCOPE));
  }

  /// An application may serve many sellers; which one is known by the token, of which a mark that
  /// gives nothing away is kept.
  @Override
  public String place(Map<String, String> values) {
    try {
      var token = values.getOrDefault(REFRESH_TOKEN, "").getBytes(StandardCharsets.UTF_8);
      var hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(token));
      return values.getOrDefault(CLIENT_ID, "") + " " + hash.substring(0, MARK);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public boolean isHere(Map<String, String> values) {
    return false;
  }

  @Override
  public boolean hasOwnHosts() {
    return true;
  }

  @Override
  public Shop open(
      ShopHttp http, Map<String, String> values, SourceSettings settings, SourceContext context) {
    var instead = http.instead();
    return new EbayShop(new EbayApi(http, instead == null ? HOST : instead, values));
  }
}
