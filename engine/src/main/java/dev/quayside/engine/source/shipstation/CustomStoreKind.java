package dev.quayside.engine.source.shipstation;

import dev.quayside.engine.source.kind.Abilities;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.UrlKind;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Map;

/// A shop that serves ShipStation's Custom Store form. What its words for an order's status mean is
/// a setting, since the form has none of its own.
public final class CustomStoreKind extends UrlKind {

  public static final String CODE = "shipstation";

  static final String USER = "userName";
  static final String PASSWORD = "password";

  /// What most carts say; case matters.
  static final Map<String, List<String>> USUAL =
      Map.of(
          "unpaid", List.of("awaiting_payment"),
          "ready", List.of("paid"),
          "held", List.of("on_hold"),
          "shipped", List.of("shipped"),
          "cancelled", List.of("cancelled"));

  public CustomStoreKind() {
    super(
        CODE,
        "ShipStation Custom Store",
        new Abilities(true, true, true, false, true),
        List.of(
            SourceField.shown(SourceField.URL, StoreWords.URL),
            SourceField.shown(USER, StoreWords.USER_NAME),
            SourceField.secret(PASSWORD, StoreWords.PASSWORD)));
  }

  @Override
  public List<Message> steps() {
    return List.of(
        StoreWords.STEP_SWITCH.of(), StoreWords.STEP_CHOOSE.of(), StoreWords.STEP_COPY.of());
  }

  @Override
  public Map<String, List<String>> usualStatuses() {
    return USUAL;
  }

  @Override
  public Shop open(
      ShopHttp http, Map<String, String> values, SourceSettings settings, SourceContext context) {
    var api =
        new StoreApi(
            http, url(values), values.getOrDefault(USER, ""), values.getOrDefault(PASSWORD, ""));
    return new StoreShop(api, settings);
  }
}
