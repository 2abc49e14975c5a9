package dev.quayside.engine.source.kind;

/// What a kind of shop can do.
///
/// @param holds whether an order can wait there, unpaid or on hold
/// @param locations whether it says where a line is shipped from
/// @param partial whether it can be told of a part of an order
/// @param takeBack whether it forgets a parcel again
/// @param statuses whether what its words mean is a setting
public record Abilities(
    boolean holds, boolean locations, boolean partial, boolean takeBack, boolean statuses) {}
