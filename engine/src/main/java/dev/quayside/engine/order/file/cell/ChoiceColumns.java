package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a buyer chose in two columns, of which one names the choice: `Option 1 Name` and `Option 1
/// Value`, `attribute_name_1` and `attribute_value_1`.
public final class ChoiceColumns {

  private static final Pattern VALUE =
      Pattern.compile(
          "((?:item|lineitem|product|order)?(?:option|attribute|variation|property|modifier"
              + "|customi[sz]ation|customfield)s?\\d*)values?(\\d*)");

  private static final Pattern FORM =
      Pattern.compile("(?i)(?:checkout|custom|product|order) form:\\s*(\\S.*)");

  private static final List<String> NAMES = List.of("name", "names", "title", "label", "key");

  private ChoiceColumns() {}

  /// The column that names what one holds; empty when none does.
  ///
  /// @param place of the column that holds it
  public static OptionalInt naming(List<String> header, int place) {
    var value = VALUE.matcher(Letters.of(header.get(place)));
    if (!value.matches()) {
      return OptionalInt.empty();
    }
    var keys = header.stream().map(Letters::of).toList();
    return NAMES.stream()
        .mapToInt(name -> keys.indexOf(value.group(1) + name + value.group(2)))
        .filter(at -> at >= 0)
        .findFirst();
  }

  /// Whether it is a question that the shop asks at its checkout: `Checkout Form: Gift message`.
  public static boolean isOfForm(String header) {
    return FORM.matcher(header).matches();
  }

  /// The question of such a column, or its header.
  public static String question(String header) {
    var form = FORM.matcher(header);
    return form.matches() ? form.group(1) : header;
  }

  /// The places of all such columns, those that name something too.
  public static Stream<Integer> places(List<String> header) {
    return IntStream.range(0, header.size())
        .boxed()
        .flatMap(
            place ->
                naming(header, place).stream().boxed().flatMap(name -> Stream.of(name, place)));
  }
}
