package dev.quayside.printing.label.carrier.canada_post;

import dev.quayside.printing.label.carrier.form.ShippingLabel;
import java.util.Map;

/// The French names of Canada Post's services.
final class CanadaPostFrench {

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("DOM.RP", "Colis standard"),
          Map.entry("DOM.EP", "Colis accélérés"),
          Map.entry("DOM.XP", "Xpresspost"),
          Map.entry("DOM.PC", "Priorité"),
          Map.entry("USA.EP", "Colis accélérés – É.-U."),
          Map.entry("USA.XP", "Xpresspost – É.-U."),
          Map.entry("USA.TP", "Paquet repérable – É.-U."),
          Map.entry("USA.PW.PARCEL", "Priorité Mondial colis – É.-U."),
          Map.entry("INT.XP", "Xpresspost – International"),
          Map.entry("INT.TP", "Paquet repérable – International"),
          Map.entry("INT.IP.AIR", "Colis international – avion"),
          Map.entry("INT.IP.SURF", "Colis international – surface"),
          Map.entry("INT.PW.PARCEL", "Priorité Mondial colis – International"));

  private CanadaPostFrench() {}

  /// The French name; empty for a service that has only the English one.
  static String of(ShippingLabel label) {
    return NAMES.getOrDefault(label.service(), "");
  }
}
