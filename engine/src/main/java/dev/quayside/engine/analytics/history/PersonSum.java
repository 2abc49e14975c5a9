package dev.quayside.engine.analytics.history;

import org.jspecify.annotations.Nullable;

/// What a person did at a desk over a period.
///
/// @param userId null for what nobody had to sign in for: programs, and the window without people
/// @param userName the newest of the period; null with `userId`
/// @param station name of the desk, as it was then; null for what a command beside it did
/// @param labels bought
/// @param pieces of orders in the parcels of these labels
/// @param minutes between the first and the last act there, without breaks
/// @param voids labels cancelled
/// @param reprints of print jobs
/// @param checkedPieces counted in checks of what is packed
/// @param mistakes wrong scans and wrong weights in checks
public record PersonSum(
    @Nullable String userId,
    @Nullable String userName,
    @Nullable String station,
    int labels,
    int pieces,
    int minutes,
    int voids,
    int reprints,
    int checkedPieces,
    int mistakes) {}
