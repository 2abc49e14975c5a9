package dev.quayside.engine.document.manifest;

import java.time.LocalDate;

/// A list that could be closed: something is to be handed over to this carrier on this day.
///
/// @param carrier code
public record OpenManifest(String carrier, LocalDate shipDate) {}
