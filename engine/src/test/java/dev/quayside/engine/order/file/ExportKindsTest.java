package dev.quayside.engine.order.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.order.file.sheet.SheetFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A file of each known kind is read as its writer meant it: `exports/*.csv` has one sample of
/// each, with invented people, and beside it in `*.txt` what it says. `others/*.csv` are exports of
/// no known kind, which the common table of headers has to read. `-Dquayside.expected=true` writes
/// the texts, to be read before they are committed.
class ExportKindsTest {

  private static final Path SAMPLES = Path.of("src/test/resources/dev/quayside/engine/order/file");

  static Stream<String> samples() throws IOException {
    try (var files = Files.walk(SAMPLES)) {
      return files
          .filter(file -> file.toString().endsWith(".csv"))
          .map(file -> SAMPLES.relativize(file).toString().replace('\\', '/'))
          .map(name -> name.substring(0, name.length() - 4))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aSampleSaysWhatItsWriterMeant(String sample) throws IOException {
    var sheet = SheetFile.read(Files.readAllBytes(SAMPLES.resolve(sample + ".csv")));
    var mapping = CellGuess.told(FileKind.ORDERS.guess(sheet.header()), sheet);
    var layout = Layout.of(sheet, mapping);
    assertThat(new Table(sheet, mapping).missing()).isEmpty();
    var read = OrderReader.of(layout, sheet.lines(), null, OrderReaderTest.defaults(Money.USD));
    var said = new ArrayList<String>();
    var kind = layout.kind();
    assertThat(kind != null).isEqualTo(sample.startsWith("exports/"));
    said.add(kind == null ? "of no known kind" : kind.name());
    read.good().forEach(order -> said.addAll(lines(order)));
    read.bad().forEach(bad -> said.add("fix " + bad.number() + ": " + faults(bad)));
    read.left()
        .forEach(left -> said.add("left out " + left.number() + ": " + left.reason().wire()));
    if (kind == null) {
      left(sheet, mapping).forEach(header -> said.add("not read: " + header));
    }
    var expected = SAMPLES.resolve(sample + ".txt");
    if (Boolean.getBoolean("quayside.expected")) {
      Files.write(expected, said, StandardCharsets.UTF_8);
    }
    assertThat(said).isEqualTo(Files.readAllLines(expected, StandardCharsets.UTF_8));
  }

  private static List<String> left(Sheet sheet, Mapping mapping) {
    return new Table(sheet, mapping).unused();
  }

  private record Table(Sheet sheet, Mapping mapping) implements MappedFile {

    @Override
    public FileKind kind() {
      return FileKind.ORDERS;
    }

    @Override
    public boolean remembered() {
      return false;
    }

    @Override
    public boolean isEmpty() {
      return false;
    }
  }

  private static List<String> lines(NewOrder order) {
    var of = order.details();
    var to = of.to();
    var parcel = of.parcel();
    var messages = of.messages();
    return Stream.of(
            List.of(order.number() + line(to.name(), to.company())),
            List.of(
                "  to"
                    + line(
                        to.street1(), to.street2(), to.city(), to.state(), to.zip(), to.country())
                    + line(to.phone(), to.email())),
            List.of(
                "  parcel"
                    + line(
                        parcel.weightOz(), parcel.lengthIn(), parcel.widthIn(), parcel.heightIn())),
            List.of("  dates" + line(of.orderedOn(), of.shipBy(), of.service(), of.value())),
            List.of(
                "  notes"
                    + line(
                        of.notes(),
                        messages.buyerNote(),
                        messages.internalNote(),
                        messages.giftMessage())),
            of.items().stream().map(ExportKindsTest::item).toList())
        .flatMap(List::stream)
        .toList();
  }

  private static String item(OrderItem item) {
    return "  "
        + item.quantity()
        + " x"
        + line(
            item.sku(),
            item.description(),
            item.optionsInBrief(),
            item.value(),
            item.weight() == null ? null : item.weight().ounces(),
            item.barcode());
  }

  private static String faults(BadOrder bad) {
    return bad.faults().stream()
        .map(fault -> fault.column() + " " + fault.message().sentence())
        .collect(Collectors.joining("; "));
  }

  private static String line(@Nullable Object... parts) {
    return Stream.of(parts)
        .map(part -> part == null ? "-" : part.toString())
        .collect(Collectors.joining(" | ", " | ", ""));
  }
}
