package dev.quayside.app;

import dev.quayside.app.screen.shipments.DayDesk;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.manifest.Candidates;
import dev.quayside.engine.manifest.Manifest;
import dev.quayside.engine.page.Page;
import dev.quayside.engine.printqueue.PrintKind;
import dev.quayside.engine.printqueue.PrintOrder;
import dev.quayside.engine.printqueue.PrinterSetup;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.queue.PrintJob;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The end of the day on the engine of this process.
///
/// @param lists the folder that saved lists go to
public record EngineDayDesk(OpeningEngine opening, ChosenWorkspace where, Path lists)
    implements DayDesk {

  private static final int MOST_LISTS = 100;

  @Override
  public Day today() {
    var manifests = place().engine().manifests();
    var caller = place().caller();
    var date = manifests.today(caller);
    return new Day(
        date,
        manifests.waiting(caller).stream()
            .map(
                list ->
                    new CarrierDay(
                        name(list.carrier()),
                        manifests.candidates(caller, list.carrier(), list.shipDate())))
            .toList(),
        manifests.list(caller, null, new Page.Request(1, MOST_LISTS)).items());
  }

  @Override
  public Closed close(Candidates list) {
    var closed =
        place()
            .engine()
            .manifests()
            .close(place().caller(), list.carrier(), list.shipDate(), null, Receipt.none());
    return new Closed(closed, today());
  }

  @Override
  public Optional<PrintJob> print(Manifest manifest) {
    var desk = place().engine().printDesk();
    var caller = place().caller();
    boolean routed =
        desk.routes(caller).stream().anyMatch(route -> route.kind() == PrintKind.MANIFEST);
    var sheets =
        desk.printers().stream()
            .filter(setup -> setup.language() == Language.PDF)
            .map(PrinterSetup::name)
            .findFirst();
    if (!routed && sheets.isEmpty()) {
      return Optional.empty();
    }
    var order = new PrintOrder(List.of(manifest.id()), routed ? null : sheets.get(), 1, null);
    return desk.print(caller, order, Receipt.none()).stream().findFirst();
  }

  @Override
  public Path save(Manifest manifest) {
    var file =
        lists.resolve(
            manifest.carrier() + "-" + manifest.shipDate() + "-" + manifest.id() + ".pdf");
    var pdf =
        place()
            .engine()
            .manifestArt()
            .pdf(manifest, place().caller().environment(), Locale.getDefault(), null);
    try {
      Files.write(file, pdf);
      return file;
    } catch (IOException e) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, "the file " + file + " cannot be written: is the disk full?");
    }
  }

  private String name(String code) {
    return place().engine().carriers().of(place().caller()).stream()
        .map(carrier -> carrier.profile())
        .filter(profile -> profile.code().equals(code))
        .map(profile -> profile.name())
        .findFirst()
        .orElse(code);
  }

  private DeskPlace place() {
    return new DeskPlace(opening, where);
  }
}
