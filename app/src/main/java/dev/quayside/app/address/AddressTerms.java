package dev.quayside.app.address;

/// The names of address parts in a country, as keys of the bundles.
final class AddressTerms {
  private AddressTerms() {}

  static String state(String country) {
    return switch (country) {
      case "US", "AU", "BR", "IN", "MX" -> "address.state";
      case "CA" -> "address.state.province";
      default -> "address.state.region";
    };
  }

  static String postalCode(String country) {
    return country.equals("US") ? "address.zip" : "address.zip.abroad";
  }
}
