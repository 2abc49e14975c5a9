package dev.quayside.engine.parcel.address.line;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Post office boxes: only the post can deliver to them.
public final class PostBox {

  /// The names of boxes outside the United States.
  private static final Pattern ABROAD =
      Pattern.compile(
          "(?:G ?P ?O BOX|LOCKED BAG|PRIVATE BAG|POSTFACH|POSTBUS|APARTADO(?: POSTAL| DE CORREOS)?"
              + "|BO[IÎ]TE POSTALE|CASELLA POSTALE|CAIXA POSTAL)\\b.*");

  private static final Pattern HOUSE_NUMBER = Pattern.compile("\\d.*");

  private PostBox() {}

  /// Whether the lines of an address name a box and no street beside it.
  public static boolean isAll(@Nullable String street1, @Nullable String street2) {
    return isBox(street1)
        ? !HOUSE_NUMBER.matcher(written(street2)).matches()
        : isBox(street2) && written(street1).chars().noneMatch(PostBox::isDigit);
  }

  /// A line that begins with a digit is a house. Most lines do, which keeps the check cheap: every
  /// carrier makes it for every parcel.
  private static boolean isBox(@Nullable String line) {
    if (line == null || line.isEmpty() || isDigit(line.charAt(0))) {
      return false;
    }
    var written = written(line);
    var standard = Boxes.standard(written).orElse("");
    return standard.startsWith("PO BOX ")
        || standard.equals("GENERAL DELIVERY")
        || ABROAD.matcher(written).matches();
  }

  private static boolean isDigit(int character) {
    return character >= '0' && character <= '9';
  }

  private static String written(@Nullable String line) {
    return line == null ? "" : Spelling.american(line);
  }
}
