package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.print.source.DocumentSource;
import dev.quayside.engine.print.source.OfficePaper;
import dev.quayside.engine.print.source.PrintKind;
import java.util.Locale;
import java.util.Optional;

/// Manifests for the print queue, found by their id.
public final class ManifestPrintJobs implements DocumentSource {

  private final Manifests manifests;
  private final ManifestArt art;

  public ManifestPrintJobs(Manifests manifests, ManifestArt art) {
    this.manifests = manifests;
    this.art = art;
  }

  @Override
  public Optional<Paper> find(Caller caller, String documentId) {
    if (!documentId.startsWith(IdKind.MANIFEST.prefix())) {
      return Optional.empty();
    }
    var manifest = manifests.get(caller, documentId);
    return Optional.of(
        new Paper(
            PrintKind.MANIFEST,
            manifest.carrierName() + " " + manifest.shipDate(),
            manifest.carrier(),
            printer ->
                OfficePaper.on(
                    printer,
                    () -> art.pdf(manifest, caller.environment(), Locale.getDefault(), null))));
  }
}
