package dev.quayside.engine.parcel.address.check;

import org.jspecify.annotations.Nullable;

/// A field that was wrong, missing or not written as the post wants it. Letter case, accents and
/// punctuation alone are no correction.
///
/// @param field as in JSON: `street1`
/// @param from what was given; null when nothing was
/// @param reason for a person to read
public record Correction(String field, @Nullable String from, String to, String reason) {}
