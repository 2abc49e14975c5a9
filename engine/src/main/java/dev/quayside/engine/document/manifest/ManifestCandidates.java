package dev.quayside.engine.document.manifest;

import java.time.LocalDate;
import java.util.List;

/// The content of a manifest if it were closed now.
public record ManifestCandidates(
    String carrier, LocalDate shipDate, List<Manifest.Line> lines, List<Manifest.LeftOut> leftOut) {
  public ManifestCandidates {
    lines = List.copyOf(lines);
    leftOut = List.copyOf(leftOut);
  }
}
