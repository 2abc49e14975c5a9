package dev.quayside.app.screen.settings.brand;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.branding.BrandingDraft;
import dev.quayside.printing.artwork.Logo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The section's access to the engine; called off the window's thread.
public record BrandGateway(WorkspaceEngine place) {

  /// File names of logos, as patterns for the dialog.
  static final List<String> LOGO_FILES = List.of("*.png", "*.jpg", "*.jpeg");

  /// @param logo null when there is none
  public record Looks(Branding branding, @Nullable BrandLogo logo) {}

  public Looks looks() {
    var brandings = place.engine().customers().brandings();
    var caller = place.caller();
    return new Looks(brandings.get(caller), brandings.logo(caller.workspace()).orElse(null));
  }

  public Looks keep(BrandingDraft draft) {
    place.engine().customers().brandings().keep(place.caller(), draft);
    return looks();
  }

  /// @param file PNG or JPEG
  public Looks keepLogo(Path file) {
    place.engine().customers().brandings().keepLogo(place.caller(), read(file));
    return looks();
  }

  public Looks removeLogo() {
    place.engine().customers().brandings().removeLogo(place.caller());
    return looks();
  }

  /// Reads one byte more than is accepted, which is enough for a large file to be refused.
  private static byte[] read(Path file) {
    try (var in = Files.newInputStream(file)) {
      return in.readNBytes(Logo.MOST_BYTES + 1);
    } catch (IOException e) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "logo", AppWords.FILE_UNREAD);
    }
  }
}
