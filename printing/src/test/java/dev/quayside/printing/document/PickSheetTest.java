package dev.quayside.printing.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.Scanner;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.Renders;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PickSheetTest {

  private static final Map<String, Size> PAPERS =
      Map.of("4x6", Size.FOUR_BY_SIX, "letter", Paper.LETTER.size(), "a4", Paper.A4.size());

  @Test
  void everyCodeIsReadAt203Dpi() throws IOException {
    var lines =
        IntStream.rangeClosed(1, 9)
            .mapToObj(
                i ->
                    new PickSheet.Line(
                        i, "A-%02d-%d".formatted(i, i % 7), "SKU-" + i, "Stoneware mug", "1: " + i))
            .toList();
    var slots =
        IntStream.rangeClosed(1, 3)
            .mapToObj(i -> new PickSheet.Slot(i, "PL-7-" + i, "ORDER-" + i + " (3)"))
            .toList();
    var list = new PickSheet(7, "PL-7", lines, slots);
    var wanted = new TreeSet<String>();
    Stream.of(
            Stream.of("PL-7"),
            lines.stream().map(PickSheet.Line::place),
            slots.stream().map(PickSheet.Slot::code))
        .flatMap(each -> each)
        .forEach(wanted::add);
    for (var paper : PAPERS.entrySet()) {
      var found = new TreeSet<String>();
      for (var page : Documents.pickList(list, paper.getValue(), Locale.ENGLISH)) {
        assertThat(new Renders().check(page, Dpi.DPI_203)).as(paper.getKey()).isEmpty();
        var png = new Renders().png(page, Dpi.DPI_203);
        var image = ImageIO.read(new ByteArrayInputStream(png));
        for (int y = 0; y + 30 <= image.getHeight(); y += 30) {
          found.addAll(Scanner.linear(image.getSubimage(0, y, image.getWidth(), 30)));
        }
      }
      assertThat(found).as(paper.getKey()).isEqualTo(wanted);
    }
  }

  @Test
  void aPlaceTooLongForThePaperHasNoCode() {
    var line = new PickSheet.Line(1, "A".repeat(60), "S", "", "1: 1");
    var list = new PickSheet(7, "PL-7", List.of(line), List.of());
    for (var paper : PAPERS.entrySet()) {
      for (var page : Documents.pickList(list, paper.getValue(), Locale.of("es"))) {
        assertThat(new Renders().check(page, Dpi.DPI_203)).as(paper.getKey()).isEmpty();
      }
    }
  }
}
