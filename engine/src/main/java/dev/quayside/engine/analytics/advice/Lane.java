package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.parcel.address.Address;

/// Where a parcel goes from and to, as far as postal code and country tell.
public record Lane(Address from, Address to) {}
