package dev.quayside.engine.sandbox.tariff;

import dev.quayside.printing.message.MessageKey;

/// Reasons why the simulated carriers decline a parcel.
public enum LimitWords implements MessageKey {
  AGE,
  AREA,
  BOX,
  CM,
  COVER,
  COVER_CURRENCY,
  CUBIC,
  DOCUMENTS,
  FLAT,
  HAZMAT,
  HOME,
  IN_GIRTH,
  IN_SUM,
  KILOS,
  LANE,
  LITRES,
  LONG,
  NO_POSTAL_CODE,
  NO_SERVICE,
  POSTBOX,
  RETURNS,
  SIDES,
  SIGNATURE,
  SOLD_FROM,
  UNAVAILABLE,
  US_AND_TERRITORIES,
  VALUE,
  WEIGHT,
  WRONG_WEEKDAY,
  LENGTH,
  GIRTH,
  SUM,
  NO_RETURNS,
  BUSINESSES,
  HOMES;

  @Override
  public String bundle() {
    return "limit";
  }
}
