package dev.quayside.engine.document.manifest;

import java.time.LocalDate;
import java.util.List;

/// What a manifest closed now would hold.
public record ManifestCandidates(
    String carrier, LocalDate shipDate, List<Manifest.Line> lines, List<Manifest.LeftOut> leftOut) {
  public ManifestCandidates {
    lines = List.copyOf(lines);
    leftOut = List.copyOf(leftOut);
  }
}
