package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A header made of where a parcel goes to and a part of an address: `Lieferadresse PLZ`,
/// `shipping_person_city`, `郵便番号(配送先)`.
public final class ShipToHeader {

  private static final int SHORT = 4;

  /// What stands before the parts of the address that a parcel goes to, the longest first.
  private static final List<String> BEFORE =
      List.of(
          "versandadresse",
          "versandnach",
          "versandan",
          "lieferanschrift",
          "lieferadresse",
          "lieferung",
          "versand",
          "direcciondeentrega",
          "direcciondeenvio",
          "adressedelivraison",
          "shippingaddress",
          "shippingperson",
          "shippingcontact",
          "deliveryaddress",
          "deliverycontact",
          "recipientaddress",
          "receiveraddress",
          "destinationaddress",
          "shiptoaddress",
          "shipping",
          "delivery",
          "recipient",
          "receiver",
          "destinatario",
          "destinataire",
          "empfanger",
          "livraison",
          "shipto",
          "ship",
          "deliverto",
          "sendto",
          "to",
          "verzendadres",
          "verzending",
          "afleveradres",
          "bezorgadres",
          "adresverz",
          "leveransadress",
          "leverans",
          "leveringsadresse",
          "levering",
          "toimitusosoite",
          "toimitus",
          "adresdostawy",
          "dostawa",
          "dorucovaci",
          "dodaci",
          "indirizzodispedizione",
          "spedizione",
          "enderecodeentrega",
          "entrega",
          "envio",
          "szallitasi",
          "livrare",
          "teslimat",
          "доставка",
          "お届け先",
          "届け先",
          "送付先住所",
          "送付先",
          "配送先",
          "受取人",
          "수취인",
          "수령인",
          "수령자",
          "받는사람",
          "받는분",
          "배송지",
          "收货人",
          "收件人",
          "收貨人",
          "收件");

  /// What stands behind them.
  private static final List<String> BEHIND =
      List.of(
          "desempfangers",
          "desversands",
          "deldestinatario",
          "dudestinataire",
          "deenvio",
          "delivraison",
          "livraison",
          "shipping",
          "delivery",
          "shipto",
          "recipient",
          "lieferung",
          "lieferadresse",
          "versand",
          "envio",
          "verzending",
          "ontvanger",
          "leverans",
          "levering",
          "odbiorcy",
          "dostawa",
          "dostawy",
          "prijemce",
          "spedizione",
          "dispedizione",
          "destinatario",
          "dodestinatario",
          "deentrega",
          "entrega",
          "teslimat",
          "livrare",
          "delivrare",
          "доставки",
          "получателя",
          "配送先",
          "送付先",
          "お届け先",
          "收货人");

  private static final List<String> INSERTED =
      BEHIND.stream().map(Letters::of).filter(words -> words.length() > SHORT).toList();

  private static final Set<String> NUMBERS =
      Set.of("nummer", "nr", "number", "no", "numero", "num");

  private static final List<String> OF_ADDRESS =
      List.of("adres", "address", "anschrift", "direccion", "indirizzo", "endereco");

  /// What only there is a part of the street.
  private static final Map<String, String> PARTS_OF_STREET =
      Map.of(
          "addressnumber", "housenumber",
          "streetnumber", "housenumber",
          "huisnummer", "housenumber",
          "straat", "street1",
          "numberaddition", "addressaddition",
          "addressnumberaddition", "addressaddition",
          "housenumberaddition", "addressaddition",
          "toevoeging", "addressaddition",
          "housenumberextension", "addressaddition");

  private ShipToHeader() {}

  /// What such a header says of the address, by its letters; none for any other header.
  ///
  /// @param key letters of the header
  public static Stream<String> parts(String key) {
    return Stream.concat(Stream.of(key), Stream.ofNullable(numbered(key)))
        .flatMap(ShipToHeader::around)
        .map(part -> PARTS_OF_STREET.getOrDefault(part, part));
  }

  /// `Adresse du destinataire 1` as `adresse1dudestinataire`; null where no number stands last.
  private static @Nullable String numbered(String key) {
    int end = key.length() - 1;
    return end > 0 && Character.isDigit(key.charAt(end))
        ? INSERTED.stream()
            .filter(words -> key.substring(0, end).endsWith(words))
            .map(words -> key.substring(0, end - words.length()) + key.charAt(end) + words)
            .findFirst()
            .orElse(null)
        : null;
  }

  /// `Verzendadres nummer` is that of the house, `Versandnummer` that of the parcel.
  private static String part(String before, String part) {
    return NUMBERS.contains(part) && OF_ADDRESS.stream().anyMatch(before::contains)
        ? "housenumber"
        : part;
  }

  private static Stream<String> around(String key) {
    return Stream.concat(
        BEFORE.stream()
            .map(Letters::of)
            .filter(key::startsWith)
            .map(before -> part(before, key.substring(before.length()))),
        BEHIND.stream()
            .map(Letters::of)
            .filter(key::endsWith)
            .map(behind -> key.substring(0, key.length() - behind.length())));
  }
}
