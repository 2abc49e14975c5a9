package dev.quayside.engine.document.manifest;

import java.time.LocalDate;

/// A manifest that can be closed: there are labels for this carrier and day to hand over.
///
/// @param carrier carrier code
public record OpenManifest(String carrier, LocalDate shipDate) {}
