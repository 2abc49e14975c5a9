package dev.quayside.engine.source.vendure;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.source.kind.Abilities;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.UrlKind;
import dev.quayside.printing.message.Message;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Vendure: a shop server at a URL of its own, with a key of its Admin API.
public final class Vendure extends UrlKind {

  public static final String CODE = "vendure";

  static final String API_KEY = "apiKey";
  static final String CHANNEL = "channelToken";

  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  public Vendure() {
    super(
        CODE,
        "Vendure",
        new Abilities(true, false, true, true, false),
        List.of(
            SourceField.shown(SourceField.URL, VendureWords.URL),
            SourceField.secret(API_KEY, VendureWords.API_KEY),
            SourceField.shown(CHANNEL, VendureWords.CHANNEL_TOKEN).optional()));
  }

  @Override
  public List<Message> steps() {
    return List.of(
        VendureWords.STEP_ROLE.of(), VendureWords.STEP_KEY.of(), VendureWords.STEP_COPY.of());
  }

  @Override
  public boolean hasWeightField() {
    return true;
  }

  @Override
  public void checkSettings(SourceSettings settings, Violations found) {
    var field = settings.weightField();
    if (field != null && !NAME.matcher(field).matches()) {
      found.add("weightField", VendureWords.FIELD_NAME);
    }
  }

  @Override
  public Shop open(
      ShopHttp http, Map<String, String> values, SourceSettings settings, SourceContext context) {
    return new VendureShop(
        new VendureApi(
            http,
            admin(url(values)),
            values.getOrDefault(API_KEY, ""),
            values.getOrDefault(CHANNEL, "")),
        settings);
  }

  /// The address of the server alone is that of its Admin API, where it usually is.
  private static URI admin(URI url) {
    var path = url.getRawPath();
    return path == null || path.isEmpty() ? URI.create(url + "/admin-api") : url;
  }
}
