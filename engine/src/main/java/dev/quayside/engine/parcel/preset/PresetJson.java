package dev.quayside.engine.parcel.preset;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.SidesDraft;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A parcel preset on the wire.
record PresetJson(
    String id,
    String name,
    String material,
    String packaging,
    @Nullable BigDecimal lengthIn,
    @Nullable BigDecimal widthIn,
    @Nullable BigDecimal heightIn,
    @Nullable BigDecimal emptyWeightOz,
    @Nullable BigDecimal weightOz,
    @Nullable BigDecimal innerLengthIn,
    @Nullable BigDecimal innerWidthIn,
    @Nullable BigDecimal innerHeightIn,
    @Nullable BigDecimal maxWeightOz,
    @Nullable MoneyJson cost,
    BigDecimal fillPercent) {

  static PresetJson of(Preset preset) {
    var sides = Optional.ofNullable(preset.sides());
    var inner = Optional.ofNullable(preset.inner());
    return new PresetJson(
        preset.id(),
        preset.name(),
        wire(preset.material()),
        preset.packaging().wire(),
        sides.map(Dimensions::length).orElse(null),
        sides.map(Dimensions::width).orElse(null),
        sides.map(Dimensions::height).orElse(null),
        ounces(preset.emptyWeight()),
        ounces(preset.weight()),
        inner.map(Sides::length).orElse(null),
        inner.map(Sides::width).orElse(null),
        inner.map(Sides::height).orElse(null),
        ounces(preset.maxWeight()),
        Optional.ofNullable(preset.cost()).map(MoneyJson::of).orElse(null),
        preset.fill());
  }

  static PresetDraft read(Fields body) {
    var material = body.choice("material", Material.values(), PresetJson::wire);
    var packaging = body.choice("packaging", Packaging.values(), Packaging::wire);
    var draft =
        new PresetDraft(
            Objects.requireNonNullElse(body.text("name"), ""),
            material == null ? Material.BOX : material,
            packaging == null ? Packaging.PACKAGE : packaging,
            body.decimal("lengthIn"),
            body.decimal("widthIn"),
            body.decimal("heightIn"),
            body.decimal("emptyWeightOz"),
            body.decimal("weightOz"),
            use(body));
    var found = new Violations();
    draft.check(found);
    // a preset's sides stand at the top of its body, a parcel's below `parcel`
    found
        .list()
        .forEach(
            each ->
                body.violations().add(each.field().replaceFirst("^parcel\\.", ""), each.message()));
    return draft;
  }

  private static PresetDraft.Use use(Fields body) {
    return new PresetDraft.Use(
        new SidesDraft(
            body.decimal("innerLengthIn"),
            body.decimal("innerWidthIn"),
            body.decimal("innerHeightIn")),
        body.decimal("maxWeightOz"),
        MoneyJson.read(body, "cost"),
        body.decimal("fillPercent"));
  }

  private static String wire(Material material) {
    return material.name().toLowerCase(Locale.ROOT);
  }

  private static @Nullable BigDecimal ounces(@Nullable Weight weight) {
    return weight == null ? null : weight.ounces();
  }
}
