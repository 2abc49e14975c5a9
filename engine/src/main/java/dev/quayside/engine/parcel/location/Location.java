package dev.quayside.engine.parcel.location;

import dev.quayside.engine.parcel.address.Address;

/// A place a workspace ships from.
///
/// @param name unique in the workspace, upper and lower case are the same
/// @param address complete enough for a label
public record Location(String id, String name, Address address) {}
