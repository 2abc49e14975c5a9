package dev.quayside.engine.parcel.taxid;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.parcel.customs.TaxIdJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The tax numbers of a workspace on the wire.
record KeptTaxIdsJson(List<Number> data) {

  private static final int MOST = 100;
  private static final int MOST_COUNTRIES = 250;

  record Number(
      String kind,
      String value,
      @Nullable String country,
      List<String> countries,
      @Nullable MoneyJson upTo) {

    static Number of(KeptTaxId id) {
      return new Number(
          id.kind().wire(),
          id.value(),
          id.country(),
          id.countries(),
          Optional.ofNullable(id.upTo()).map(MoneyJson::of).orElse(null));
    }
  }

  static KeptTaxIdsJson of(KeptTaxIds ids) {
    return new KeptTaxIdsJson(ids.numbers().stream().map(Number::of).toList());
  }

  static KeptTaxIds read(Fields body) {
    body.require("data");
    return new KeptTaxIds(
        body.objects("data", MOST).stream().flatMap(each -> number(each).stream()).toList());
  }

  private static Optional<KeptTaxId> number(Fields said) {
    var countries = countries(said);
    var upTo = MoneyJson.read(said, "upTo");
    if (upTo != null && (upTo.isNegative() || upTo.isZero())) {
      said.violations().add(said.path("upTo.amount"), FieldWords.MORE_THAN_ZERO);
    }
    return TaxIdJson.number(said)
        .map(id -> new KeptTaxId(id.kind(), id.value(), id.country(), countries, upTo));
  }

  private static List<String> countries(Fields said) {
    var countries =
        said.texts("countries", MOST_COUNTRIES).stream()
            .map(each -> each.strip().toUpperCase(Locale.ROOT))
            .distinct()
            .toList();
    for (int i = 0; i < countries.size(); i++) {
      if (!CountryCode.isKnown(countries.get(i))) {
        said.violations().add(said.path("countries[" + i + "]"), FieldWords.COUNTRY);
      }
    }
    return countries;
  }
}
