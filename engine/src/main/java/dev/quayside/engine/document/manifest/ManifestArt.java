package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.shipping.Parties;
import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.document.Documents;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/// Draws a manifest for the driver to scan and sign. The same manifest always gives the same page.
public final class ManifestArt {

  private final Renders renders = new Renders();

  /// @param language English or Spanish; others get English
  /// @param paper null for the usual office paper of the country the parcels leave from
  public byte[] pdf(
      Manifest manifest, Environment environment, Locale language, @Nullable Paper paper) {
    var words =
        ResourceBundle.getBundle(
            "dev.quayside.engine.document.manifest.texts",
            language,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    var usual = Paper.usedIn(manifest.location().country());
    return renders.pdf(
        Documents.manifest(
            document(manifest, environment, words), paper == null ? usual : paper, language),
        Dpi.DPI_600);
  }

  private static dev.quayside.printing.document.Manifest document(
      Manifest manifest, Environment environment, ResourceBundle words) {
    return new dev.quayside.printing.document.Manifest(
        manifest.id(),
        manifest.carrierName(),
        null,
        manifest.shipDate(),
        Parties.of(manifest.location()),
        manifest.lines().stream().map(ManifestArt::line).toList(),
        manifest.leftOut().stream().map(left -> leftOut(left, words)).toList(),
        // the whole id would be too wide a barcode
        manifest.id().substring(IdKind.MANIFEST.prefix().length()),
        environment == Environment.SANDBOX);
  }

  private static dev.quayside.printing.document.Manifest.Line line(Manifest.Line line) {
    return new dev.quayside.printing.document.Manifest.Line(
        line.trackingNumber(),
        line.serviceName(),
        line.from() == null ? null : Parties.of(line.from()),
        Parties.of(line.to()),
        line.reference(),
        line.weight().ounces(),
        amount(line.price()));
  }

  private static dev.quayside.printing.document.Manifest.LeftOut leftOut(
      Manifest.LeftOut left, ResourceBundle words) {
    var more = left.reason() == Manifest.Reason.MANIFESTED ? left.manifestId() : left.shipDate();
    return new dev.quayside.printing.document.Manifest.LeftOut(
        left.trackingNumber(),
        left.reference(),
        MessageFormat.format(words.getString(left.reason().wire()), String.valueOf(more)));
  }

  private static Amount amount(Money money) {
    return new Amount(money.amount(), money.currency().getCurrencyCode());
  }
}
