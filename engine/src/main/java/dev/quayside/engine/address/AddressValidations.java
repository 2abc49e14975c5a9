package dev.quayside.engine.address;

import dev.quayside.engine.address.check.Field;
import dev.quayside.engine.address.check.Remark;
import dev.quayside.engine.address.check.Rulebook;
import dev.quayside.engine.address.check.Worksheet;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.problem.Violations;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Checks and standardises addresses offline, from the postal data that ships with the engine. Safe
/// to use from any thread; the data of a country is read when its first address comes.
public final class AddressValidations {

  /// @throws ProblemException `INVALID_REQUEST` without a country; `INVALID_ADDRESS` naming the
  ///   fields when the address cannot be made deliverable
  public AddressValidation validate(AddressDraft draft) {
    var asked = new Violations();
    draft.checkForValidation(asked);
    asked.throwAs(ProblemCode.INVALID_REQUEST);
    return switch (review(draft)) {
      case AddressReview.Usable usable -> usable.validation();
      case AddressReview.Unusable unusable ->
          throw ProblemException.invalid(ProblemCode.INVALID_ADDRESS, unusable.violations());
    };
  }

  /// As {@link #validate}, for a form: throws nothing. The one call the window needs: what `Usable`
  /// lists as corrections is what accepting {@link AddressValidation#standardized} changes.
  public AddressReview review(AddressDraft draft) {
    var found = new Violations();
    draft.checkForValidation(found);
    if (!found.isEmpty()) {
      return new AddressReview.Unusable(found.list());
    }
    var sheet = sheet(draft);
    var source = Rulebook.apply(sheet);
    if (!sheet.violations().isEmpty()) {
      return new AddressReview.Unusable(sheet.violations());
    }
    return new AddressReview.Usable(
        new AddressValidation(
            sheet.remarks().stream()
                .noneMatch(remark -> remark.code().severity() == Remark.Severity.WARNING),
            standardized(sheet, draft),
            sheet.corrections(),
            null,
            sheet.remarks(),
            source));
  }

  private static Worksheet sheet(AddressDraft draft) {
    var country = draft.country() == null ? "" : draft.country();
    return new Worksheet()
        .give(Field.NAME, draft.name())
        .give(Field.COMPANY, draft.company())
        .give(Field.STREET1, draft.street1())
        .give(Field.STREET2, draft.street2())
        .give(Field.CITY, draft.city())
        .give(Field.STATE, draft.state())
        .give(Field.ZIP, draft.zip())
        .give(Field.COUNTRY, country.strip().toUpperCase(Locale.ROOT));
  }

  private static Address standardized(Worksheet sheet, AddressDraft draft) {
    return new Address(
        orNull(sheet.text(Field.NAME)),
        orNull(sheet.text(Field.COMPANY)),
        orNull(sheet.text(Field.STREET1)),
        orNull(sheet.text(Field.STREET2)),
        orNull(sheet.text(Field.CITY)),
        orNull(sheet.text(Field.STATE)),
        sheet.text(Field.ZIP),
        sheet.text(Field.COUNTRY),
        asGiven(draft.phone()),
        asGiven(draft.email()));
  }

  private static @Nullable String asGiven(@Nullable String text) {
    return text == null ? null : orNull(text.strip());
  }

  private static @Nullable String orNull(String text) {
    return text.isEmpty() ? null : text;
  }
}
