package dev.quayside.engine.parcel.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.address.check.Correction;
import java.util.List;

/// Words for tests of address validation.
abstract class ValidationTest {

  private static final List<String> NEVER_CHECKED =
      List.of("STREET_NOT_CHECKED", "PLUS4_NOT_CONFIRMED");

  private static final AddressValidations VALIDATIONS = new AddressValidations();

  static AddressDraft draft(String street, String city, String state, String zip, String country) {
    return new AddressDraft("Ann", null, street, null, city, state, zip, country, null, null);
  }

  static AddressReview review(AddressDraft draft) {
    return VALIDATIONS.review(draft);
  }

  static AddressValidation usable(AddressDraft draft) {
    return VALIDATIONS.validate(draft);
  }

  static AddressValidation usable(
      String street, String city, String state, String zip, String country) {
    return usable(draft(street, city, state, zip, country));
  }

  /// What is wrong, as `field: message`.
  static List<Violation> refused(
      String street, String city, String state, String zip, String country) {
    assertThat(review(draft(street, city, state, zip, country)))
        .isInstanceOf(AddressReview.Unusable.class);
    return switch (review(draft(street, city, state, zip, country))) {
      case AddressReview.Unusable unusable -> unusable.violations();
      case AddressReview.Usable usable -> throw new AssertionError(usable);
    };
  }

  static List<String> fields(List<Violation> violations) {
    return violations.stream().map(Violation::field).toList();
  }

  static List<String> corrected(AddressValidation validation) {
    return validation.corrections().stream().map(Correction::field).toList();
  }

  /// Without what is said of every address.
  static List<String> remarks(AddressValidation validation) {
    return validation.messages().stream()
        .map(remark -> remark.code().name())
        .filter(code -> !NEVER_CHECKED.contains(code))
        .toList();
  }

  /// The last line of the standardized address: `NEW YORK, NY 10001`.
  static String lastLine(AddressValidation validation) {
    var to = validation.standardized();
    return to.city() + ", " + to.state() + " " + to.zip();
  }
}
