package dev.quayside.app.sample;

import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressDraft;
import java.math.BigDecimal;

/// The sample parcel of a first start and of the demo. The people are invented; the telephone
/// numbers are from the range reserved for fiction.
public final class Sample {

  public static final AddressDraft SENDER =
      new AddressDraft(
          "Shipping Desk",
          "Harbor & Pine Supply",
          "1100 Embarcadero",
          null,
          "Oakland",
          "CA",
          "94606",
          "US",
          "510-555-0142",
          null);

  public static final AddressDraft RECIPIENT =
      new AddressDraft(
          "Maya Lindqvist",
          null,
          "1437 Larimer St",
          "Apt 5B",
          "Denver",
          "CO",
          "80202",
          "US",
          "303-555-0187",
          null);

  public static final ParcelDraft PARCEL =
      new ParcelDraft(
          BigDecimal.valueOf(38),
          BigDecimal.valueOf(12),
          BigDecimal.valueOf(9),
          BigDecimal.valueOf(4),
          false,
          Signature.NONE,
          null,
          null);

  public static final String REFERENCE = "SO-10482";

  private Sample() {}
}
