package dev.quayside.engine.parcel.location;

import dev.quayside.engine.parcel.address.Address;

/// An address a workspace ships from.
///
/// @param name unique in the workspace, ignoring letter case
/// @param address complete enough for a label
public record Location(String id, String name, Address address) {}
