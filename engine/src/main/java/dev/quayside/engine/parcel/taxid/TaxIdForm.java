package dev.quayside.engine.parcel.taxid;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import java.util.Map;
import java.util.regex.Pattern;

/// Warns of tax numbers that customs would not take. None is refused: an office may change the form
/// of its numbers, and what a border takes is for its customs to say.
///
/// @param words what the form is, for people
record TaxIdForm(Pattern pattern, TaxIdWords words) {

  private static final String FIELD = "customs.taxIds";

  /// IOSS: Directive 2006/112/EC, article 369q. EORI: Regulation (EU) 2015/2447, annex B, at most
  /// 15 letters and digits after the country; British ones have 12 digits, or 15. The others: the
  /// pages of the Norwegian, Australian and United States tax offices.
  private static final Map<TaxIdKind, TaxIdForm> FORMS =
      Map.of(
          TaxIdKind.IOSS, of("IM\\d{10}", TaxIdWords.FORM_IOSS),
          TaxIdKind.EORI,
              of("(GB|XI)\\d{12}(\\d{3})?|(?!GB|XI)[A-Z]{2}[A-Z0-9]{1,15}", TaxIdWords.FORM_EORI),
          TaxIdKind.VOEC, of("\\d{7}", TaxIdWords.FORM_VOEC),
          TaxIdKind.ARN, of("\\d{12}", TaxIdWords.FORM_ARN),
          TaxIdKind.EIN, of("\\d{9}", TaxIdWords.FORM_EIN));

  private static TaxIdForm of(String pattern, TaxIdWords words) {
    return new TaxIdForm(Pattern.compile(pattern), words);
  }

  /// @param to ISO 3166-1 alpha-2
  static void warn(Customs customs, String to, Violations warnings) {
    for (var each : customs.taxIds()) {
      var form = FORMS.get(each.kind());
      if (form != null && !form.pattern().matcher(each.bare()).matches()) {
        warnings.add(FIELD, TaxIdWords.FORM, each.written(), form.words().of());
      } else if (!KeptTaxId.isKnownIn(each.kind(), to)) {
        warnings.add(FIELD, TaxIdWords.ELSEWHERE, each.written(), to);
      } else if (each.kind() == TaxIdKind.IOSS && KeptTaxId.isOverIoss(customs)) {
        warnings.add(FIELD, TaxIdWords.OVER_IOSS, each.written());
      }
    }
  }
}
