package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.parcel.address.Address;

/// Origin and destination of a parcel, with only postal code and country filled in.
public record Lane(Address from, Address to) {}
