package dev.quayside.app.address;

import dev.quayside.engine.parcel.address.AddressDraft;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads an address in Japanese script, which goes from large to small: postal code, prefecture,
/// city, street and house, then the recipient; or the recipient first.
final class JapaneseBlock {

  private static final String JAPAN = "JP";

  private static final Pattern CODE = Pattern.compile("〒?\\s*(?<zip>\\d{3}-\\d{4})\\s*(?<rest>.*)");

  /// A prefecture, followed by a district with its town, a city with or without a ward, or a ward
  /// of Tokyo.
  private static final Pattern PLACE =
      Pattern.compile(
          "(?<state>東京都|北海道|京都府|大阪府|\\p{IsHan}{2,3}県)\\s*"
              + "(?<city>[^\\d\\s]+?郡[^\\d\\s]+?[町村]|[^\\d\\s]+?市[^\\d\\s]{1,3}区|[^\\d\\s]+?[市区町村])\\s*(?<street>.+)");

  /// The polite title behind a name.
  private static final Pattern POLITE = Pattern.compile("\\s*(?:様|御中|殿|さん)$");

  private JapaneseBlock() {}

  /// @param block without the country
  /// @return empty for a block in another order or script
  static Optional<PastedAddress> read(
      List<String> block, @Nullable String phone, @Nullable String email) {
    var lines = new ArrayList<>(block);
    int begin =
        lines.indexOf(lines.stream().filter(CODE.asMatchPredicate()).findFirst().orElse(""));
    Collections.rotate(lines, -Math.max(0, begin));
    var code = lines.isEmpty() ? null : CODE.matcher(lines.removeFirst());
    if (code == null || !code.matches()) {
      return Optional.empty();
    }
    if (!code.group("rest").isEmpty()) {
      lines.addFirst(code.group("rest"));
    }
    var place = lines.isEmpty() ? null : PLACE.matcher(lines.removeFirst());
    if (place == null || !place.matches()) {
      return Optional.empty();
    }
    var house = lines.stream().filter(line -> line.matches(".*\\d.*")).toList();
    lines.removeAll(house);
    lines.replaceAll(line -> POLITE.matcher(line).replaceFirst(""));
    var who = Addressee.of(lines);
    var draft =
        new AddressDraft(
            who.name(),
            who.company(),
            place.group("street"),
            house.isEmpty() ? null : String.join(", ", house),
            place.group("city"),
            place.group("state"),
            code.group("zip"),
            JAPAN,
            phone,
            email);
    return Optional.of(new PastedAddress(draft, List.of()));
  }
}
