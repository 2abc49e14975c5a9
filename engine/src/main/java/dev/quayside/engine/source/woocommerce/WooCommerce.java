package dev.quayside.engine.source.woocommerce;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.source.kind.Abilities;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.StatusWords;
import dev.quayside.engine.source.kind.UrlKind;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Map;

/// WooCommerce: a shop at a URL of its own, with a key of its REST API.
public final class WooCommerce extends UrlKind {

  public static final String CODE = "woocommerce";

  static final String KEY = "consumerKey";
  static final String SECRET = "consumerSecret";

  public WooCommerce() {
    super(
        CODE,
        "WooCommerce",
        new Abilities(true, false, true, true, true),
        List.of(
            SourceField.shown(SourceField.URL, WooWords.URL),
            SourceField.secret(KEY, WooWords.CONSUMER_KEY),
            SourceField.secret(SECRET, WooWords.CONSUMER_SECRET)));
  }

  @Override
  public List<Message> steps() {
    return List.of(WooWords.STEP_KEY.of(), WooWords.STEP_RIGHTS.of(), WooWords.STEP_COPY.of());
  }

  @Override
  public void checkSettings(SourceSettings settings, Violations found) {
    StatusWords.check(settings.statuses(), found);
  }

  @Override
  public Shop open(
      ShopHttp http, Map<String, String> values, SourceSettings settings, SourceContext context) {
    var api =
        new WooApi(
            http, url(values), values.getOrDefault(KEY, ""), values.getOrDefault(SECRET, ""));
    return new WooShop(api, settings);
  }
}
