package dev.quayside.engine;

import dev.quayside.engine.document.ShipmentDocuments;
import dev.quayside.engine.document.manifest.ManifestArt;
import dev.quayside.engine.document.manifest.Manifests;
import dev.quayside.engine.shipping.LabelArt;

/// What is drawn: labels, and the papers of wing `document`.
public record Documents(
    LabelArt labelArt, ShipmentDocuments papers, Manifests manifests, ManifestArt manifestArt) {}
