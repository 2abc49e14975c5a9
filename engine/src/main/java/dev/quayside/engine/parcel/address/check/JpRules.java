package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.CountryFormats;
import dev.quayside.engine.parcel.address.postal.JpAreas;

/// Japan: postal code and prefecture belong together; towns and streets are not known.
final class JpRules implements Rules {

  private final PostcodeCheck codes = new PostcodeCheck(CountryFormats.of("JP"), JpAreas.table());

  @Override
  public String source() {
    return "Japan Post postal codes (prefectures)";
  }

  @Override
  public void apply(CheckState check) {
    codes.settle(check);
    check.require(Field.CITY);
    check.finding(Finding.Code.FORMAT_ONLY, Field.COUNTRY, AddressWords.FORMAT_ONLY_JP);
  }
}
