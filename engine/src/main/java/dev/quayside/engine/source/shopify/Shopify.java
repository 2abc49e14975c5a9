package dev.quayside.engine.source.shopify;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.source.kind.Abilities;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.SourceKind;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.printing.message.Message;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Shopify: a shop at `NAME.myshopify.com`, with an app of the Dev Dashboard (client ID and secret)
/// or one of the shop's admin (access token).
public final class Shopify extends SourceKind {

  public static final String CODE = "shopify";

  static final String SHOP = "shop";
  static final String CLIENT_ID = "clientId";
  static final String CLIENT_SECRET = "clientSecret";
  static final String ACCESS_TOKEN = "accessToken";

  /// As people have it: the name alone, the host, an address of the shop or of its admin.
  private static final Pattern TYPED =
      Pattern.compile(
          "(?:https?://)?(?:admin\\.shopify\\.com/store/)?([a-z0-9][a-z0-9-]*)(?:\\.myshopify\\.com)?(?:/.*)?");

  public Shopify() {
    super(
        CODE,
        "Shopify",
        new Abilities(true, true, true, true, false),
        List.of(
            SourceField.shown(SHOP, ShopifyWords.SHOP),
            SourceField.shown(CLIENT_ID, ShopifyWords.CLIENT_ID).optional(),
            SourceField.secret(CLIENT_SECRET, ShopifyWords.CLIENT_SECRET).optional(),
            SourceField.secret(ACCESS_TOKEN, ShopifyWords.ACCESS_TOKEN).optional()));
  }

  @Override
  public List<Message> steps() {
    return List.of(
        ShopifyWords.STEP_APP.of(),
        ShopifyWords.STEP_SCOPES.of(String.join(", ", ShopifyAccess.ASKED_FOR)),
        ShopifyWords.STEP_ADDRESSES.of(),
        ShopifyWords.STEP_INSTALL.of(),
        ShopifyWords.STEP_COPY.of());
  }

  @Override
  public String place(Map<String, String> values) {
    return host(values).orElseThrow();
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
  protected void checkMore(Map<String, String> values, Violations found) {
    if (values.containsKey(SHOP) && host(values).isEmpty()) {
      found.add("fields." + SHOP, ShopifyWords.SHOP_NAME);
    }
    if (values.containsKey(ACCESS_TOKEN)) {
      return;
    }
    for (var field : List.of(CLIENT_ID, CLIENT_SECRET)) {
      if (!values.containsKey(field)) {
        found.add("fields." + field, ShopifyWords.EITHER);
      }
    }
  }

  @Override
  public Shop open(
      ShopHttp http, Map<String, String> values, SourceSettings settings, SourceContext context) {
    var instead = http.instead();
    var base = instead == null ? URI.create("https://" + place(values)) : instead;
    return new ShopifyShop(new ShopifyApi(http, base, values), settings);
  }

  private static Optional<String> host(Map<String, String> values) {
    var typed = TYPED.matcher(values.getOrDefault(SHOP, "").toLowerCase(Locale.ROOT));
    return typed.matches() ? Optional.of(typed.group(1) + ".myshopify.com") : Optional.empty();
  }
}
