package dev.quayside.engine.source.shipstation;

import dev.quayside.engine.base.text.HtmlText;
import dev.quayside.engine.base.text.StorableText;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Makes XML of what was meant for it: names and halves of signs that only web pages know, a bare
/// `&` or `<`, characters that XML has no place for, and bytes of another character set.
final class MendedXml {

  private static final Charset WINDOWS = Charset.forName("windows-1252");

  /// What is kept as it is, a reference, or a sign that should have been one.
  private static final Pattern PIECE =
      Pattern.compile(
          "(?s)<!\\[CDATA\\[.*?]]>|<!--.*?-->"
              + "|(?:&#\\d{1,7};|&#[xX][0-9a-fA-F]{1,6};|&[A-Za-z][A-Za-z0-9]{1,9};)+"
              + "|&|<(?![A-Za-z/!?_])");

  private static final Set<String> OWN = Set.of("&amp;", "&lt;", "&gt;", "&quot;", "&apos;");

  private MendedXml() {}

  static String of(byte[] body) {
    var text = StorableText.of(text(body).replaceFirst("^\\ufeff", ""));
    return PIECE
        .matcher(text.replaceFirst("^\\s*<\\?xml[^>]*\\?>", ""))
        .replaceAll(found -> Matcher.quoteReplacement(piece(found.group())));
  }

  private static String piece(String written) {
    if (written.startsWith("<!") || OWN.contains(written)) {
      return written;
    }
    return HtmlText.decoded(written)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }

  private static String text(byte[] body) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException other) {
      return new String(body, WINDOWS);
    }
  }
}
