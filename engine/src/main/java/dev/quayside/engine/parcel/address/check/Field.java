package dev.quayside.engine.parcel.address.check;

import java.util.Locale;

/// The fields of an address that are checked, named as in JSON.
public enum Field {
  NAME,
  COMPANY,
  STREET1,
  STREET2,
  CITY,
  STATE,
  ZIP,
  COUNTRY;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }
}
