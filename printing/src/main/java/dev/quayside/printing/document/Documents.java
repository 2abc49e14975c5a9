package dev.quayside.printing.document;

import dev.quayside.printing.label.LabelDocument;
import java.util.List;
import java.util.Locale;

/// The papers of a shipment or a day as pages, in English or Spanish; other languages get English.
/// [dev.quayside.printing.render.Renders] makes PDF and PNG of them.
public final class Documents {

  private Documents() {}

  public static List<LabelDocument> manifest(Manifest manifest, Paper paper, Locale locale) {
    return ManifestPages.of(manifest, paper, locale);
  }
}
