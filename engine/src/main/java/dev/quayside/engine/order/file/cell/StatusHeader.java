package dev.quayside.engine.order.file.cell;

import java.util.regex.Pattern;

/// A header made of what a status is of and the word for it: `Positionsstatus`, `Estado del envío`,
/// `Statut de la ligne`. What is no part of an order's way, such as an export, has others.
public final class StatusHeader {

  private static final Pattern GERMANIC =
      Pattern.compile(
          "(?:sales)?(?:order|item|line|lineitem|orderline|orderitem|position(?:s|en)?|artikel"
              + "|bestell(?:ungs?|positions?|artikel)?|auftrags?|versand|liefer(?:ungs?)?|sendungs?"
              + "|paket|shipment|shipping|delivery|parcel|package|dispatch|despatch|fulfil?lment"
              + "|bestel|bestelling|verzend|zending|leverings?|leverans|forsendelses?|pakke)"
              + "(?:status|state|stage|zustand)");

  private static final Pattern ROMANCE =
      Pattern.compile(
          "(?:estado|estatus|situacion|statut|etat|stato|status|situacao)"
              + "(?:de|del|dela|do|da|di|dell|della|du|des|d|dl)?l?a?"
              + "(?:pedido|orden|linea|articulo|producto|envio|entrega|commande|ligne|article"
              + "|livraison|expedition|colis|ordine|riga|articolo|spedizione|consegna|encomenda"
              + "|item|produto)");

  private StatusHeader() {}

  /// @param key letters of the header
  public static boolean is(String key) {
    return GERMANIC.matcher(key).matches() || ROMANCE.matcher(key).matches();
  }
}
