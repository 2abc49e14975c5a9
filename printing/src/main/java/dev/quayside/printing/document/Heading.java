package dev.quayside.printing.document;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.FittedImage;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the documents have in common: title, parties, facts, barcode. Positions are in mils.
record Heading(Flow flow) {

  /// A fact under its small caption.
  record Fact(String caption, @Nullable String value) {}

  private static final int LOGO_HEIGHT = 600;

  private static final ModuleWidth MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(15));

  /// The text Code 128 can hold in the width there is. A longer order number is written in the
  /// facts only.
  private static final String ENCODABLE = "[ -~]{1,26}";

  /// Adds the title in large type at the left.
  void title(String title, String below) {
    flow.sheet().at(Face.DISPLAY, 22).line(title, Flow.MARGIN, flow.y() + 280, flow.width() - 3700);
    flow.sheet().at(Face.TEXT, 9).line(below, Flow.MARGIN, flow.y() + 470, flow.width() - 3700);
    flow.down(680);
  }

  /// Adds the shop's logo at the left, over the title.
  void logo(@Nullable Bits logo) {
    if (logo != null) {
      Area area = Area.mils(Flow.MARGIN, flow.y(), flow.width() - 3700, LOGO_HEIGHT);
      flow.sheet().add(new FittedImage("logo", area, logo));
      flow.down(LOGO_HEIGHT + 100);
    }
  }

  /// A barcode in the upper right corner, its text below.
  ///
  /// @param code Code 128 text or GS1 element strings
  void barcode(String code) {
    boolean gs1 = code.startsWith("[");
    if (!gs1 && !code.matches(ENCODABLE)) {
      return;
    }
    int width = 3600;
    int left = flow.right() - width;
    Area area = Area.mils(left, Flow.MARGIN, width, 420);
    flow.sheet()
        .add(
            gs1
                ? LinearBarcode.gs1("barcode", code, area, MODULE)
                : LinearBarcode.code128("barcode", code, area, MODULE));
    String text = gs1 ? code.replace('[', '(').replace(']', ')') : code;
    flow.sheet().at(Face.TEXT, 8).line(text, left, Flow.MARGIN + 560, width, Align.CENTER);
  }

  /// Adds facts side by side over the width of the page, one row for each list.
  @SafeVarargs
  final void facts(List<Fact>... rows) {
    flow.sheet().rule(Flow.MARGIN, flow.y(), flow.width(), 12);
    for (List<Fact> row : rows) {
      row(row.stream().filter(f -> f.value() != null && !f.value().isBlank()).toList());
    }
    flow.down(180);
  }

  /// The sender's references as facts; empty for none.
  List<Fact> references(List<SenderReference> references) {
    return references.stream()
        .map(each -> new Fact(flow.texts().get("reference." + each.kind()), each.value()))
        .toList();
  }

  private void row(List<Fact> shown) {
    if (shown.isEmpty()) {
      return;
    }
    int width = flow.width() / shown.size();
    for (int i = 0; i < shown.size(); i++) {
      int x = Flow.MARGIN + i * width;
      flow.sheet().at(Face.TEXT, 6).line(shown.get(i).caption(), x, flow.y() + 150, width - 80);
      String value = String.valueOf(shown.get(i).value());
      flow.sheet().at(Face.DISPLAY, 9).line(value, x, flow.y() + 310, width - 80);
    }
    flow.down(430);
    flow.sheet().rule(Flow.MARGIN, flow.y(), flow.width(), 12);
  }

  /// Adds parties side by side, each under its caption.
  void parties(List<String> captions, List<Party> parties) {
    columns(captions, parties.stream().map(this::lines).toList());
  }

  /// Adds addresses side by side, each with its further lines, under small captions.
  void columns(List<String> captions, List<List<String>> parties) {
    int width = flow.width() / parties.size();
    int deepest = 0;
    for (int i = 0; i < parties.size(); i++) {
      int x = Flow.MARGIN + i * width;
      flow.sheet().at(Face.DISPLAY, 7).line(captions.get(i), x, flow.y() + 100, width - 150);
      int y = flow.y() + 160;
      for (String line : parties.get(i)) {
        Face face = y == flow.y() + 160 ? Face.DISPLAY : Face.TEXT;
        y += flow.text(face, 9, line, x, y, width - 150, Align.LEFT);
      }
      deepest = Math.max(deepest, y);
    }
    flow.down(deepest - flow.y() + 180);
  }

  /// The lines of the address, the country and, when there is one, the phone.
  List<String> lines(Party party) {
    List<String> lines = new ArrayList<>(party.lines());
    lines.add(flow.texts().country(party.country()));
    String phone = party.phone();
    if (phone != null && !phone.isBlank()) {
      lines.add(phone);
    }
    return lines;
  }
}
