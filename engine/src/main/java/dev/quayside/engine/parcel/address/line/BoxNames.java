package dev.quayside.engine.parcel.address.line;

/// What the posts of the world call their boxes, counters and lockers, without accents, as
/// alternatives of a pattern. Collected from addresses as people write them: no published list has
/// them all, and a name that is missing reads as a street.
final class BoxNames {

  /// Names that are no other word in any country.
  static final String EVERYWHERE =
      String.join(
          "|",
          "(?:G[ /]?)?P[ /]?[O0][ -]{0,3}(?:BOX|BX)",
          "POST(?:AL)? ?(?:OFFICE )?(?:BOX|BX|DRAWER)",
          "P ?O DRAWER",
          "(?:LOCKED|PRIVATE|PRIVATE MAIL|COMMUNITY|COMMUNITY MAIL|P/) ?BAG",
          "BFPO(?: BOX)?",
          // German, Dutch, Afrikaans
          "POST[ -]?FACH",
          "POST ?BUS",
          "ANTWOORDNUMMER",
          "POSBUS",
          "PRIVAATSAK",
          // Nordic
          "POSTBOKS",
          "POSTBOX",
          "POSTI?LOKERO",
          "POSTLADA",
          "POSTHOLF",
          // French
          "BOI?TE POSTALE",
          "BTE POSTALE",
          "CASES? POSTALES?",
          "CASIER POSTAL",
          // Italian, Portuguese, Romanian, Maltese
          "CAS(?:ELLA)? P(?:OST(?:ALE)?)?",
          "CAIXA POSTAL",
          "CX ?P(?:OSTAL)?",
          "CASUTA POSTALA",
          "KAXXA POSTALI",
          // Spanish, Catalan
          "CASILLA (?:DE CORREOS?|POSTAL)",
          "(?:APARTADO|APARTAT|APDO|APTDO|APTADO|APART)"
              + "(?: (?:POSTAL|POST|AEREO|DE CORREOS|CORREOS|DE CORREUS))?",
          "(?:AP|APTO) (?:DE )?CORREOS",
          // Slavic, Baltic
          "SKRYTKA(?: POCZT(?:OWA)?)?",
          "SKR POCZT",
          "POSTOVNI PRIHRADKA",
          "POSTOVY PRIECINOK",
          "POSTNI PREDAL",
          "POSTANSKI (?:PRETINAC|FAH)",
          "ABONENTA KASTITE",
          "POSTKAST",
          // Hungarian, Turkish, Albanian, Irish, Welsh
          "POSTAFIOK",
          "POSTA KUTUSU",
          "KUTIA POSTARE",
          "BOSCA POIST",
          "BLWCH POST",
          // Vietnamese, Indonesian, Malay
          "HOM THU",
          "KOTAK POS",
          "PETI SURAT",
          // lockers and counters, which take only their owner's parcels
          "PACKST(?:ATION)?",
          "POST ?FILIALE",
          "PAKET(?:BOX|SHOP)",
          "(?:POST-?)?ABHOLSTATION",
          "PARCEL (?:LOCKER|COLLECT)",
          "MY ?POST ?24",
          "PICKPOST",
          "GOPOST",
          "CITYPAQ",
          "PUNTO ?POSTE(?: LOCKER)?",
          "PAKKEBOKS",
          "PAKKETAUTOMAAT",
          "PACZKOMAT",
          "BALIKOVNA",
          "(?:INPOST|AMAZON) LOCKER");

  private BoxNames() {}
}
