package dev.quayside.engine.parcel.address.line;

/// What the posts of the world call their boxes, counters and lockers, without accents, as
/// alternatives of a pattern. Collected from addresses as people write them: no published list has
/// them all, and a name that is missing reads as a street.
final class BoxNames {

  /// Names that are no other word in any country.
  static final String EVERYWHERE =
      String.join(
          "|",
          "(?:G[ /]?)?P[ /-]?[O0][ -]{0,3}(?:BOX|BX)",
          "P BOX",
          "POST(?:AL)? ?(?:OFFICE )?(?:BOX|BX|DRAWER)",
          "P ?O DRAWER",
          "(?:LOCKED|LOCKED MAIL|PRIVATE|PRIVATE MAIL|COMMUNITY|COMMUNITY MAIL|MAIL|P/) ?BAG",
          "REPLY PAID",
          "BFPO(?: BOX)?",
          // German, Dutch, Afrikaans
          "POST[ -]?FACH",
          "(?:POST[ -]?)?SCHLIESSFACH",
          "POST ?BUS",
          "ANTWOORD(?:NUMMER|NR)",
          "POSBUS",
          "PRIVAATSAK",
          // Nordic
          "POSTBOKS",
          "POSTBOX",
          "POSTI?LOKERO",
          "POSTLADA",
          "POSTHOLF",
          // French
          "(?:BOI?TE|BTE) POST(?:ALE)?",
          "CASES? POSTALES?",
          "LIBRE REPONSE",
          "CASIER POSTAL",
          // Italian, Portuguese, Romanian, Maltese
          "CAS(?:ELLA)? ?P(?:OST(?:ALE)?)?",
          "CAIXA POSTAL",
          "CX ?P(?:OSTAL)?",
          "CASUTA POSTALA",
          "KAXXA POSTALI",
          // Spanish, Catalan
          "CASILLA (?:DE CORREOS?|POSTAL)",
          "(?:APARTADO|APARTAT|APDO|APTDO|APTADO|APART)"
              + "(?: (?:POSTAL|POST|AEREO|DE CORREOS|CORREOS|DE CORREUS))?",
          "(?:A DE|AP|AP DE|APTO|APTO DE) CORREOS",
          "(?:AP|APT|APTO) POSTAL",
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
          "POST[ -]?FILIALE(?: DIREKT)?",
          "POSTSTATION",
          "PAKET(?:BOX|SHOP)",
          "(?:POST-?)?ABHOLSTATION",
          "PARCEL (?:LOCKER|COLLECT)",
          "MY ?POST ?24",
          "PICKPOST",
          "GOPOST",
          "CITYPAQ(?: CORREOS)?",
          "CONSIGNE PICKUP",
          "PUNTO ?POSTE(?: LOCKER)?",
          "PAKKEBOKS",
          "PAKKETAUTOMAAT",
          "PACZKOMAT",
          "BALIKOVNA",
          "(?:INPOST|AMAZON)(?: HUB)? LOCKER");

  private BoxNames() {}
}
