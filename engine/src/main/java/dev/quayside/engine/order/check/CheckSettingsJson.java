package dev.quayside.engine.order.check;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.check.CheckSettings.Photo;
import dev.quayside.engine.order.check.CheckSettings.Required;
import dev.quayside.engine.order.check.CheckSettings.Tolerance;
import dev.quayside.engine.order.check.CheckSettings.WithoutBarcode;
import dev.quayside.engine.platform.server.json.Fields;
import java.math.BigDecimal;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The settings of the pack check on the wire. What is left out is off.
record CheckSettingsJson(
    String required,
    String onComplete,
    String withoutBarcode,
    @Nullable WeightJson weight,
    String photo) {

  record WeightJson(BigDecimal tolerancePercent, BigDecimal toleranceOz) {}

  static CheckSettingsJson of(CheckSettings settings) {
    var weight = settings.weight();
    return new CheckSettingsJson(
        settings.required().wire(),
        settings.onComplete().wire(),
        settings.withoutBarcode().wire(),
        weight == null ? null : new WeightJson(weight.tolerancePercent(), weight.toleranceOz()),
        settings.photo().wire());
  }

  static CheckSettings read(Fields body) {
    var off = CheckSettings.OFF;
    var settings =
        new CheckSettings(
            word(body, "required", Required.values(), off.required()),
            word(body, "onComplete", OnComplete.values(), off.onComplete()),
            word(body, "withoutBarcode", WithoutBarcode.values(), off.withoutBarcode()),
            weight(body),
            word(body, "photo", Photo.values(), off.photo()));
    settings.check(body.violations());
    return settings;
  }

  private static <E extends Enum<E> & WireWord> E word(
      Fields body, String name, E[] all, E otherwise) {
    return Objects.requireNonNullElse(body.choice(name, all, WireWord::wire), otherwise);
  }

  private static @Nullable Tolerance weight(Fields body) {
    var weight = body.object("weight");
    return weight == null
        ? null
        : new Tolerance(
            Objects.requireNonNullElse(weight.decimal("tolerancePercent"), BigDecimal.ZERO),
            Objects.requireNonNullElse(weight.decimal("toleranceOz"), BigDecimal.ZERO));
  }
}
