package dev.quayside.printing.font;

import java.lang.Character.UnicodeScript;
import java.util.List;

/// The typefaces that ship with Quayside, all under the SIL Open Font License 1.1. Elements ask for
/// one of the first four; the others step in for scripts these do not have.
public enum Face {
  REGULAR("RobotoCondensed-Regular"),
  BOLD("RobotoCondensed-Bold"),
  /// Wide and heavy, for the one letter or word a sorter reads from two metres.
  DISPLAY("Inter-Bold"),
  /// For the text of documents.
  TEXT("Inter-Regular"),
  ARABIC("NotoSansArabic-Regular"),
  ARABIC_BOLD("NotoSansArabic-Bold"),
  HEBREW("NotoSansHebrew-Regular"),
  HEBREW_BOLD("NotoSansHebrew-Bold"),
  THAI("NotoSansThai-Regular"),
  THAI_BOLD("NotoSansThai-Bold"),
  /// The three ideographic faces come in one weight for light and heavy text: each takes megabytes.
  CHINESE("NotoSansSC-Medium"),
  JAPANESE("NotoSansJP-Medium"),
  KOREAN("NotoSansKR-Medium");

  private final String resource;

  Face(String resource) {
    this.resource = resource;
  }

  String resource() {
    return resource + ".ttf";
  }

  public Typeface typeface() {
    return Typeface.of(this);
  }

  /// The faces to try for a character, best first. Faces of other scripts are left out, so that
  /// none is read from the disk in vain.
  List<Face> candidates(int codePoint, Face ideographs) {
    boolean heavy = this == BOLD || this == DISPLAY;
    return switch (UnicodeScript.of(codePoint)) {
      case ARABIC -> List.of(heavy ? ARABIC_BOLD : ARABIC);
      case HEBREW -> List.of(heavy ? HEBREW_BOLD : HEBREW);
      case THAI -> List.of(heavy ? THAI_BOLD : THAI);
      case HAN -> List.of(ideographs, CHINESE, JAPANESE);
      case HIRAGANA, KATAKANA, BOPOMOFO -> List.of(JAPANESE, CHINESE);
      case HANGUL -> List.of(KOREAN);
      default ->
          isEastAsian(codePoint)
              ? List.of(ideographs, CHINESE, JAPANESE)
              : isArabicSign(codePoint)
                  ? List.of(heavy ? ARABIC_BOLD : ARABIC)
                  : List.of(this, heavy ? DISPLAY : TEXT);
    };
  }

  /// Punctuation and full width forms that belong to no script of their own.
  private static boolean isEastAsian(int codePoint) {
    return codePoint >= 0x2E80 && codePoint <= 0xFFEF;
  }

  /// The comma, the question mark and the digits that Arabic shares with its neighbours.
  private static boolean isArabicSign(int codePoint) {
    return codePoint >= 0x0600 && codePoint <= 0x06FF;
  }
}
