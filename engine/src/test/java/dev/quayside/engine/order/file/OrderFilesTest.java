package dev.quayside.engine.order.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.printing.message.Bundles;
import dev.quayside.printing.message.Wording;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OrderFilesTest {

  private static final String FILE =
      """
      Order Number,Name,Address 1,City,State,Zip,Weight (oz)
      A-1,Ann,350 5th Ave,New York,NY,10118,12.5
      A-2,Bob,350 5th Ave,New York,XX,10118,12.5
      """;
  private static final String STRANGE =
      """
      Q,W,E,R,T,Y,U
      A-1,Ann,350 5th Ave,New York,NY,10118,12.5
      """;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path watched;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void theSameFileTwiceMakesNoSecondOrderAndKeepsTheBadOnes() {
    var first = take(FILE);
    assertThat(first.counts().created()).isEqualTo(1);
    assertThat(first.bad()).hasSize(1);
    var second = take(FILE);
    assertThat(second.counts().created()).isZero();
    assertThat(second.counts().same()).isEqualTo(1);
    assertThat(take(FILE.replace("12.5", "13")).counts().changed()).isEqualTo(1);
    assertThat(orders()).isEqualTo(1);
  }

  @Test
  void aBadOrderIsMendedAndTakenIn() {
    var file = take(FILE);
    var bad = file.bad().getFirst();
    var line = bad.lines().getFirst();
    var still = files().mend(caller(), file.id(), List.of(with(line, 4, "YY")));
    assertThat(still.bad().getFirst().faults().getFirst().message().sentence()).contains("'YY'");
    assertThat(files().mend(caller(), file.id(), List.of(with(line, 4, "NY"))).bad()).isEmpty();
    assertThat(orders()).isEqualTo(2);
    assertThat(files().unfinished(caller())).isEmpty();
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> files().mend(caller(), file.id(), List.of(line)));
  }

  @Test
  void whatIsBadComesBackAsAFile() {
    var file = take(FILE);
    var text =
        new String(files().badLines(caller(), file.id(), Wording.ENGLISH), StandardCharsets.UTF_8);
    assertThat(text).contains("What is wrong").contains("A-2,Bob").doesNotContain("A-1");
    assertThat(files().preview(caller(), text.getBytes(StandardCharsets.UTF_8)).bad()).hasSize(1);
    assertThat(files().dismiss(caller(), file.id(), 3).bad()).isEmpty();
  }

  @Test
  void whatIsBadIsSaidInTheLanguageAskedFor() {
    Wording spanish = Bundles.in("es")::pattern;
    var file = take(FILE);
    var fault = file.bad().getFirst().faults().getFirst().message();
    var text = new String(files().badLines(caller(), file.id(), spanish), StandardCharsets.UTF_8);
    assertThat(fault.in(spanish)).isNotEqualTo(fault.sentence());
    assertThat(text)
        .contains(",Qué está mal", "State: " + fault.in(spanish))
        .doesNotContain(fault.sentence());
    assertThat(files().preview(caller(), bytes(text)).bad()).hasSize(1);
  }

  @Test
  void aFileWithoutPostalCodesIsTakenWhenOrdersNeedNone() {
    var header = "Order,Name,Street,City,State,Country\n";
    var boston = "A-1,Ann Buyer,12 Elm St,Boston,MA,US\n";
    var central = "A-2,Wing Chan,1 Queens Road,Hong Kong,,HK\n";
    assertThat(files().preview(caller(), bytes(header + boston)).missing())
        .containsExactly(Column.ZIP);
    var mixed = files().preview(caller(), bytes(header + boston + central));
    assertThat(mixed.missing()).isEmpty();
    assertThat(mixed.good()).hasSize(1);
    assertThat(mixed.bad()).hasSize(1);
  }

  @Test
  void aMappingIsRememberedByItsHeaders() {
    var preview = files().preview(caller(), bytes(STRANGE));
    assertThat(preview.missing()).contains(Column.NUMBER);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> files().take(caller(), "strange.csv", preview));
    var mapping = new Mapping(java.util.Map.of());
    var columns =
        List.of(
            Column.NUMBER,
            Column.NAME,
            Column.STREET1,
            Column.CITY,
            Column.STATE,
            Column.ZIP,
            Column.WEIGHT_OZ);
    for (int i = 0; i < columns.size(); i++) {
      mapping = mapping.with(columns.get(i), i);
    }
    files().take(caller(), "strange.csv", files().preview(caller(), preview, mapping));
    var again = files().preview(caller(), bytes(STRANGE));
    assertThat(again.remembered()).isTrue();
    assertThat(again.mapping()).isEqualTo(mapping);
    assertThat(files().preview(other(), bytes(STRANGE)).remembered()).isFalse();
  }

  @Test
  void anotherWorkspaceSeesNoFile() {
    var file = take(FILE);
    assertThat(files().unfinished(other())).isEmpty();
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> files().badLines(other(), file.id(), Wording.ENGLISH));
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> files().mend(other(), file.id(), file.bad().getFirst().lines()));
  }

  @Test
  void theWatchedFolderTakesWhatHasSettledAndMovesItAside() throws IOException {
    desk.engine().ordering().imports().folderWatch().watch(caller(), watched.toString(), true);
    Files.writeString(watched.resolve("orders.csv"), FILE);
    Files.writeString(watched.resolve("notes.pdf"), "no");
    assertThat(look()).isEmpty();
    assertThat(look())
        .singleElement()
        .satisfies(file -> assertThat(file.counts().created()).isEqualTo(1));
    assertThat(look()).isEmpty();
    Files.writeString(watched.resolve("orders.csv"), FILE);
    look();
    look();
    assertThat(names(watched.resolve("imported")))
        .containsExactlyInAnyOrder("orders.csv", "2-orders.csv");
    assertThat(names(watched)).containsExactlyInAnyOrder("imported", "notes.pdf");
  }

  @Test
  void whatGoesWrongIsSaidAndTheWatchStaysOn() throws IOException {
    var watch = desk.engine().ordering().imports().folderWatch();
    watch.watch(caller(), watched.toString(), true);
    var strange = Files.writeString(watched.resolve("strange.csv"), STRANGE);
    look();
    look();
    look();
    assertThat(watch.of(caller()).orElseThrow().problem())
        .asString()
        .contains("strange.csv")
        .contains("by hand");
    assertThat(watch.of(caller()).orElseThrow().on()).isTrue();
    Files.writeString(watched.resolve("good.csv"), FILE);
    look();
    assertThat(look()).hasSize(1);
    assertThat(watch.of(caller()).orElseThrow().problem()).asString().contains("strange.csv");
    Files.delete(strange);
    look();
    assertThat(watch.of(caller()).orElseThrow().problem()).isNull();
    deleteAll(watched);
    look();
    assertThat(watch.of(caller()).orElseThrow().problem()).asString().contains("cannot be read");
    assertThat(watch.of(caller()).orElseThrow().on()).isTrue();
    Files.createDirectories(watched);
    look();
    assertThat(watch.of(caller()).orElseThrow().problem()).isNull();
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> watch.watch(caller(), "no/such", true));
  }

  /// A film among the tables: 3 GB, which no array holds.
  @Test
  void aFileOfAnySizeIsRefusedWithoutBeingRead() throws IOException {
    var watch = desk.engine().ordering().imports().folderWatch();
    watch.watch(caller(), watched.toString(), true);
    var film = watched.resolve("film.csv");
    try (var file = new RandomAccessFile(film.toFile(), "rw")) {
      file.setLength(3L << 30);
    }
    look();
    look();
    assertThat(watch.of(caller()).orElseThrow().problem()).asString().contains("film.csv", "20 MB");
    Files.delete(film);
  }

  private static void deleteAll(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  private List<Imported> look() {
    var taken = new ArrayList<Imported>();
    desk.engine().ordering().imports().folderWatch().look(caller(), taken::add);
    return taken;
  }

  private static Sheet.Line with(Sheet.Line line, int column, String cell) {
    var cells = new ArrayList<>(line.cells());
    cells.set(column, cell);
    return new Sheet.Line(line.number(), cells);
  }

  private Imported take(String text) {
    return files().take(caller(), "orders.csv", files().preview(caller(), bytes(text)));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private int orders() {
    return desk.engine().ordering().orders().list(caller(), OrderFilter.ALL, null, 100).size();
  }

  private OrderFiles files() {
    return desk.engine().ordering().imports().orders();
  }

  private Caller caller() {
    return desk.caller();
  }

  private Caller other() {
    return desk.engine().accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
  }
}
