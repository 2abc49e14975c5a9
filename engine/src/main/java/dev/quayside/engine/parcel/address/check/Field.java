package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.base.text.WireWord;

/// The fields of an address that are checked, named as in JSON.
public enum Field implements WireWord {
  NAME,
  COMPANY,
  STREET1,
  STREET2,
  CITY,
  STATE,
  ZIP,
  COUNTRY
}
