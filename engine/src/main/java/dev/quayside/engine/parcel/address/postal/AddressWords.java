package dev.quayside.engine.parcel.address.postal;

import dev.quayside.printing.message.MessageKey;

public enum AddressWords implements MessageKey {
  BRITISH,
  CITY_AND_ZIP,
  CITY_UNKNOWN,
  CODE_ELSEWHERE,
  CODE_NONE,
  CODE_UNKNOWN,
  FORMAT_ONLY,
  FORMAT_ONLY_JP,
  LOCALITY_UNKNOWN,
  NOT_NAMED_FOR,
  NOT_NAMED_NEAR,
  NO_HOUSE_NUMBER,
  NO_US_STATE,
  POSTCODE_UNKNOWN,
  REQUIRED_AMONG,
  STATE_AND_CODE,
  STATE_MISSING,
  STATE_NOT,
  STREET_NOT_CHECKED,
  WRONG_CODE,
  ZIP_ELSEWHERE,
  ZIP_FORM,
  ZIP_NONE,
  ZIP_UNKNOWN,
  CODE_FORM,
  CODE_LETTERS,
  CODE_ZEROS,
  CODE_LIKE,
  CITY_AND_ZIPS,
  PLUS4_KEPT,
  PLUS4_UNKNOWN,
  AND_ITS_ZIP,
  AND_ITS_ZIPS,
  CARRIER_NOT_HEARD,
  CARRIER_REMARK,
  NOT_FOUND;

  @Override
  public String bundle() {
    return "address";
  }
}
