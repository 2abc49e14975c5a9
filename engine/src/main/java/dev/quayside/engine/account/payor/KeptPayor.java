package dev.quayside.engine.account.payor;

import dev.quayside.engine.parcel.option.PayorAccount;
import org.jspecify.annotations.Nullable;

/// An account of a customer or another party at a carrier, kept under a name.
///
/// @param carrier code of the carrier it is with
/// @param account sealed
/// @param zip postal code of its address, where the carrier asks for it
/// @param country of that address, ISO 3166-1 alpha-2
public record KeptPayor(
    String id,
    String name,
    String carrier,
    PayorAccount account,
    @Nullable String zip,
    @Nullable String country) {}
