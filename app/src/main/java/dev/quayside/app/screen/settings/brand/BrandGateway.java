package dev.quayside.app.screen.settings.brand;

import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.branding.BrandingDraft;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the section asks of the engine; off the window's thread.
public interface BrandGateway {

  /// Names that files of a logo have.
  List<String> LOGO_FILES = List.of("*.png", "*.jpg", "*.jpeg");

  /// @param logo null when there is none
  record Looks(Branding branding, @Nullable BrandLogo logo) {}

  Looks looks();

  Looks keep(BrandingDraft draft);

  /// @param file PNG or JPEG
  Looks keepLogo(Path file);

  Looks removeLogo();
}
