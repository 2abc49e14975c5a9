package dev.quayside.app.address;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The recipient named by a block: the lines above the street. A company may come first, as in
/// Germany or Japan.
record Addressee(@Nullable String name, @Nullable String company) {

  /// A line that is a company's name: it contains a legal form, or names a department or
  /// university.
  private static final Pattern COMPANY =
      Pattern.compile(
          "(?i).*\\b(?:gmbh|mbh|ag|kg|ohg|ug|e\\.? ?v\\.?|inc|llc|corp|ltd|limited|plc|llp|pty|s\\.?a\\.?s?"
              + "|sarl|s\\.?r\\.?l|s\\.?l|ltda|b\\.?v|n\\.?v|ab|oy|aps|k\\.?k|co|company|department|university)"
              + "\\b\\.?.*|.*(?:株式会社|有限会社|大学).*");

  /// Words before a person's name in a company's address, such as "attn".
  private static final Pattern ADDRESS_FORM =
      Pattern.compile(
          "(?iu)^(?:(?:attn|att|attention|fao|z\\. ?hd\\.?|z\\. ?h\\.?|herrn?|frau|a/c|c\\. ?a\\.|t\\.a\\.v\\.|à l['’]attention de)"
              + "[.:]?\\s+)+");

  /// @param lines those above the street, from the top
  static Addressee of(List<String> lines) {
    var rest = new ArrayList<>(lines);
    if (rest.isEmpty()) {
      return new Addressee(null, null);
    }
    int person = isCompany(rest.getFirst()) && rest.size() > 1 ? rest.size() - 1 : 0;
    var name = ADDRESS_FORM.matcher(rest.remove(person)).replaceFirst("");
    return new Addressee(name, rest.isEmpty() ? null : String.join(", ", rest));
  }

  /// How many lines at the top of a block name the recipient, for blocks whose street has no number
  /// to tell it by.
  static int length(List<String> block) {
    int length = Math.min(1, block.size());
    while (length < block.size()
        && (isCompany(block.get(length)) || ADDRESS_FORM.matcher(block.get(length)).find())) {
      length++;
    }
    return length;
  }

  private static boolean isCompany(String line) {
    return COMPANY.matcher(line).matches();
  }
}
