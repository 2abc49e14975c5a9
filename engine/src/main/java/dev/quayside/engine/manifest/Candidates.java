package dev.quayside.engine.manifest;

import java.time.LocalDate;
import java.util.List;

/// What a manifest closed now would hold.
public record Candidates(
    String carrier, LocalDate shipDate, List<Manifest.Line> lines, List<Manifest.LeftOut> leftOut) {
  public Candidates {
    lines = List.copyOf(lines);
    leftOut = List.copyOf(leftOut);
  }
}
