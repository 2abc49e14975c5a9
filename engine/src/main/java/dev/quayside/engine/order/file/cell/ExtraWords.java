package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.parcel.Signature;
import java.util.Optional;
import java.util.Set;

/// How files say what a parcel costs more for; empty for a word that is not known.
public final class ExtraWords {

  /// What an answer names as known.
  public static final String TRUTHS = "true, false";

  public static final String SIGNATURES = "none, standard, adult";

  private static final Set<String> YES = Set.of("true", "yes", "y", "1", "x", "si", "ja", "oui");
  private static final Set<String> NO = Set.of("false", "no", "n", "0", "nein", "non");

  private static final Set<String> HOMES =
      Set.of("residential", "residence", "home", "private", "residencial", "privat");
  private static final Set<String> FIRMS = Set.of("commercial", "business", "comercial", "empresa");

  private static final Set<String> ADULT =
      Set.of("adult", "adultsignature", "adultsignaturerequired", "21", "18", "adulto");
  private static final Set<String> STANDARD =
      Set.of(
          "standard",
          "signature",
          "signaturerequired",
          "required",
          "direct",
          "directsignature",
          "directsignaturerequired",
          "signatureconfirmation",
          "firma");
  private static final Set<String> NONE =
      Set.of("none", "nosignature", "nosignaturerequired", "notrequired", "ninguna");

  private ExtraWords() {}

  public static Optional<Boolean> truth(String text) {
    var said = Letters.of(text);
    return YES.contains(said) || NO.contains(said)
        ? Optional.of(YES.contains(said))
        : Optional.empty();
  }

  /// Whether an address is residential.
  public static Optional<Boolean> home(String text) {
    var said = Letters.of(text);
    return HOMES.contains(said) || FIRMS.contains(said)
        ? Optional.of(HOMES.contains(said))
        : truth(text);
  }

  public static Optional<Signature> signature(String text) {
    var said = Letters.of(text);
    if (ADULT.contains(said)) {
      return Optional.of(Signature.ADULT);
    }
    return STANDARD.contains(said)
        ? Optional.of(Signature.STANDARD)
        : truth(text)
            .or(() -> Optional.of(false).filter(_ -> NONE.contains(said)))
            .map(wanted -> wanted ? Signature.STANDARD : Signature.NONE);
  }
}
