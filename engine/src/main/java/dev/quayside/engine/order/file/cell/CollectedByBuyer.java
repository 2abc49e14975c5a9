package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// How shops call a delivery that is none: the buyer comes for the goods. A point where a carrier
/// leaves parcels is no such place.
public final class CollectedByBuyer {

  private static final Set<String> WHOLE =
      Set.of(
          "pickup",
          "collection",
          "abholung",
          "retrait",
          "recogida",
          "ritiro",
          "afhalen",
          "ophalen",
          "afhentning",
          "avhamtning",
          "henting",
          "nouto",
          "odbior",
          "retirada",
          "自提",
          "自取");

  private static final List<String> WITHIN =
      Stream.of(
              "localpickup",
              "pickuplocal",
              "storepickup",
              "pickupinstore",
              "pickupatstore",
              "pickupfromstore",
              "customerpickup",
              "curbside",
              "willcall",
              "clickandcollect",
              "clickcollect",
              "collectinstore",
              "collectfromstore",
              "collectioninperson",
              "localcollection",
              "freecollection",
              "selbstabhol",
              "abholungimladen",
              "abholungimgeschaft",
              "abholungvorort",
              "retraitenmagasin",
              "retraitmagasin",
              "retraitenboutique",
              "retraitsurplace",
              "recogidaentienda",
              "recogerentienda",
              "recogidalocal",
              "ritiroinnegozio",
              "ritiroinsede",
              "ritiroamano",
              "afhaleninde",
              "afhaleninwinkel",
              "ophaleninwinkel",
              "hamtaibutik",
              "hamtasibutik",
              "hentibutik",
              "hentesibutik",
              "afhentningibutik",
              "noutomyymalasta",
              "odbiorosobisty",
              "odbiorwsklepie",
              "osobniodber",
              "osobnyodber",
              "retiradanaloja",
              "retirarnaloja",
              "levantamentonaloja",
              "szemelyesatvetel",
              "ridicarepersonala",
              "самовывоз",
              "店頭受取",
              "店舗受取",
              "방문수령",
              "到店自取",
              "门店自提")
          .map(Letters::of)
          .toList();

  private CollectedByBuyer() {}

  /// @param service what the buyer chose at the checkout
  public static boolean is(String service) {
    var letters = Letters.of(service);
    return WHOLE.contains(letters) || WITHIN.stream().anyMatch(letters::contains);
  }
}
