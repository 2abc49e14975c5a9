package dev.quayside.engine.base.text;

import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Text that a shop's program has written for a web page: `Tom &amp; Ann O&#39;Neil`. On a label
/// and a packing slip its character references are signs again.
public final class HtmlText {

  private static final Pattern REFERENCE =
      Pattern.compile("&(?:#(\\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,9}));");

  private static final Pattern TAG = Pattern.compile("<[^>]*>?");

  /// Not shown on a page.
  private static final Pattern UNSEEN =
      Pattern.compile("(?is)<(script|style|head)\\b.*?(</\\1\\s*>|$)|<!--.*?(-->|$)");

  private static final Pattern INLINE =
      tags("a|b|i|u|s|em|strong|small|big|su[bp]|span|font|img|del|ins|mark|code");

  private static final Pattern BLOCK =
      tags("p|br|hr|div|[uo]l|li|d[ldt]|table|t(?:head|body|foot|r|d|h)|h[1-6]|pre|blockquote");

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00a0]+");

  /// Names of the signs from 160 to 255, in this order (HTML 4.01, section 24.2.1).
  private static final String LATIN =
      "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn"
          + " sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest"
          + " Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave"
          + " Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave"
          + " Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig"
          + " ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute"
          + " ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

  /// The others that names, goods and notes are written with (section 24.4).
  private static final String OTHERS =
      "quot:34 amp:38 apos:39 lt:60 gt:62 OElig:338 oelig:339 Scaron:352 scaron:353 Yuml:376"
          + " fnof:402 circ:710 tilde:732 ensp:8194 emsp:8195 thinsp:8201 ndash:8211 mdash:8212"
          + " lsquo:8216 rsquo:8217 sbquo:8218 ldquo:8220 rdquo:8221 bdquo:8222 dagger:8224"
          + " Dagger:8225 bull:8226 hellip:8230 permil:8240 prime:8242 Prime:8243 lsaquo:8249"
          + " rsaquo:8250 frasl:8260 euro:8364 trade:8482 larr:8592 rarr:8594 minus:8722 le:8804"
          + " ge:8805 ne:8800 hearts:9829";

  /// What browsers read `&#128;` to `&#159;` as.
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private static final Map<String, Integer> NAMED = named();

  private HtmlText() {}

  /// With references as signs. Once only: `&amp;lt;` is the text `&lt;`. What is no reference
  /// stays.
  public static String decoded(String text) {
    if (text.indexOf('&') < 0) {
      return text;
    }
    var plain = new StringBuilder();
    var found = REFERENCE.matcher(text);
    int from = 0;
    while (found.find()) {
      var sign = sign(found.group(1), found.group(2), found.group(3));
      if (sign.isPresent()) {
        plain.append(text, from, found.start()).append(sign.get());
        from = found.end();
      }
    }
    // half a sign each is how old programs write an emoji: &#55357;&#56355;
    return StorableText.of(plain.append(text.substring(from)).toString());
  }

  /// What a person wrote that a shop keeps for its pages: no tags that only format it, references
  /// as signs. `<BOB>` is what a buyer had engraved, and `I <3 U` is no tag either.
  public static String written(String text) {
    return text.indexOf('<') < 0 && text.indexOf('&') < 0
        ? text.strip()
        : decoded(BLOCK.matcher(INLINE.matcher(text).replaceAll("")).replaceAll(" ")).strip();
  }

  /// What a person reads on a page: no tags, one blank between words.
  public static String words(String page) {
    var seen = UNSEEN.matcher(page).replaceAll(" ");
    return BLANKS.matcher(decoded(TAG.matcher(seen).replaceAll(" "))).replaceAll(" ").strip();
  }

  private static Pattern tags(String names) {
    return Pattern.compile("(?i)</?(?:" + names + ")(?:\\s[^<>]*)?/?>");
  }

  private static Optional<String> sign(String decimal, String hex, String name) {
    if (name != null) {
      return Optional.ofNullable(NAMED.get(name)).map(Character::toString);
    }
    int code = decimal == null ? Integer.parseInt(hex, 16) : Integer.parseInt(decimal);
    if (code > Character.MAX_CODE_POINT) {
      return Optional.empty();
    }
    return Optional.of(
        code >= 0x80 && code <= 0x9f
            ? new String(new byte[] {(byte) code}, WINDOWS)
            : code <= Character.MAX_VALUE ? String.valueOf((char) code) : Character.toString(code));
  }

  private static Map<String, Integer> named() {
    var named = new HashMap<String, Integer>();
    int code = 160;
    for (var name : LATIN.split(" ")) {
      named.put(name, code++);
    }
    // a line that breaks at it is better than a label that shows a box
    named.put("nbsp", (int) ' ');
    for (var other : OTHERS.split(" ")) {
      var pair = other.split(":");
      named.put(pair[0], Integer.parseInt(pair[1]));
    }
    return Map.copyOf(named);
  }
}
