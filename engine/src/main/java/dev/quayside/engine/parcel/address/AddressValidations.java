package dev.quayside.engine.parcel.address;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.address.check.CheckState;
import dev.quayside.engine.parcel.address.check.Field;
import dev.quayside.engine.parcel.address.check.Finding;
import dev.quayside.engine.parcel.address.check.Rulebook;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Checks and standardises addresses offline, from the postal data that ships with the engine. Safe
/// for any thread; a country's data is read when its first address arrives.
public final class AddressValidations {

  /// @throws ProblemException `INVALID_REQUEST` without a country; `INVALID_ADDRESS` naming the
  ///   fields when the address cannot be made deliverable
  public AddressValidation validate(AddressDraft draft) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::checkForValidation);
    return switch (review(draft)) {
      case AddressReview.Usable usable -> usable.validation();
      case AddressReview.Unusable unusable ->
          throw ProblemException.invalid(ProblemCode.INVALID_ADDRESS, unusable.violations());
    };
  }

  /// Validates for a form and throws nothing. The corrections that `Usable` lists are exactly what
  /// accepting {@link AddressValidation#standardized} changes.
  public AddressReview review(AddressDraft draft) {
    var found = new Violations();
    draft.checkForValidation(found);
    if (!found.isEmpty()) {
      return new AddressReview.Unusable(found.list());
    }
    var check = sheet(draft);
    var source = Rulebook.apply(check, draft.codes());
    if (!check.violations().isEmpty()) {
      return new AddressReview.Unusable(check.violations());
    }
    return new AddressReview.Usable(
        new AddressValidation(
            check.findings().stream()
                .noneMatch(finding -> finding.code().severity() == Finding.Severity.WARNING),
            standardized(check, draft),
            check.corrections(),
            null,
            check.findings(),
            source));
  }

  /// Names the fields that make it doubtful that a parcel arrives, or comes back. None of them is a
  /// reason to refuse it.
  public List<Violation> doubts(Address from, Address to) {
    return Stream.of(doubts("from", from), doubts("to", to)).flatMap(List::stream).toList();
  }

  /// What a buyer is told beside a label: the warnings found on the way to it, then {@link
  /// #doubts}.
  public List<Violation> warnings(Violations found, Address from, Address to) {
    return Stream.concat(found.list().stream(), doubts(from, to).stream()).toList();
  }

  private List<Violation> doubts(String path, Address address) {
    return switch (review(AddressDraft.of(address))) {
      case AddressReview.Usable usable ->
          usable.validation().doubts().stream()
              .map(finding -> new Violation(path + "." + finding.field(), finding.message()))
              .toList();
      case AddressReview.Unusable _ -> List.of();
    };
  }

  private static CheckState sheet(AddressDraft draft) {
    var country = draft.country() == null ? "" : draft.country();
    return new CheckState()
        .give(Field.NAME, draft.name())
        .give(Field.COMPANY, draft.company())
        .give(Field.STREET1, draft.street1())
        .give(Field.STREET2, draft.street2())
        .give(Field.CITY, draft.city())
        .give(Field.STATE, draft.state())
        .give(Field.ZIP, draft.zip())
        .give(Field.COUNTRY, country.strip().toUpperCase(Locale.ROOT));
  }

  private static Address standardized(CheckState check, AddressDraft draft) {
    return new Address(
        Absent.fromEmpty(check.text(Field.NAME)),
        Absent.fromEmpty(check.text(Field.COMPANY)),
        Absent.fromEmpty(check.text(Field.STREET1)),
        Absent.fromEmpty(check.text(Field.STREET2)),
        Absent.fromEmpty(check.text(Field.CITY)),
        Absent.fromEmpty(check.text(Field.STATE)),
        check.text(Field.ZIP),
        check.text(Field.COUNTRY),
        asGiven(draft.phone()),
        asGiven(draft.email()));
  }

  private static @Nullable String asGiven(@Nullable String text) {
    return text == null ? null : Absent.fromEmpty(text.strip());
  }
}
