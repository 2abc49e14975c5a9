package dev.quayside.engine.base.identity;

import java.util.function.BooleanSupplier;

/// A caller whose credential was found good.
///
/// @param archived whether the caller's workspace is archived: its data can be read but not changed
public record Admission(Caller caller, BooleanSupplier archived) {}
