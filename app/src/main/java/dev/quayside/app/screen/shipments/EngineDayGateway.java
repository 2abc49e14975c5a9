package dev.quayside.app.screen.shipments;

import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.carrier.FileType;
import dev.quayside.engine.document.manifest.Manifest;
import dev.quayside.engine.document.manifest.ManifestCandidates;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.print.PrintOrder;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.printing.queue.PrintJob;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The end of day's access to the engine of this process.
///
/// @param lists the folder for saved manifests
public record EngineDayGateway(WorkspaceEngine place, Path lists) implements DayGateway {

  private static final int MOST_LISTS = 100;

  @Override
  public Day today() {
    var manifests = place.engine().documents().manifests();
    var caller = place.caller();
    var date = manifests.today(caller);
    var off = place.engine().printService().unprinted(caller).keySet();
    return new Day(
        date,
        manifests.waiting(caller).stream()
            .map(list -> manifests.candidates(caller, list.carrier(), list.shipDate()))
            .map(found -> new CarrierDay(name(found.carrier()), found, unprinted(found, off)))
            .toList(),
        manifests.list(caller, null, Age.newest(MOST_LISTS)).items());
  }

  private static List<Manifest.Line> unprinted(ManifestCandidates found, Set<String> labels) {
    return found.lines().stream().filter(line -> labels.contains(line.labelId())).toList();
  }

  @Override
  public Closed close(ManifestCandidates list) {
    var closed =
        place
            .engine()
            .documents()
            .manifests()
            .close(place.caller(), list.carrier(), list.shipDate());
    return new Closed(closed, today());
  }

  @Override
  public Optional<PrintJob> print(Manifest manifest) {
    var desk = place.engine().printService();
    var caller = place.caller();
    boolean routed =
        desk.routes(caller).stream().anyMatch(route -> route.kind() == PrintKind.MANIFEST);
    var sheets =
        desk.printers().of(caller.environment()).stream()
            .filter(setup -> setup.language().isPaged())
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
        place
            .engine()
            .documents()
            .manifestArt()
            .pdf(manifest, place.caller().environment(), Locale.getDefault(), null);
    return SavedFile.write(file, pdf);
  }

  @Override
  public Day settle(Manifest manifest, boolean taken) {
    place
        .engine()
        .documents()
        .manifests()
        .settle(place.caller(), manifest.id(), taken, Receipt.none());
    return today();
  }

  @Override
  public Path savePaper(Manifest manifest, int number) {
    var paper =
        place
            .engine()
            .documents()
            .manifests()
            .carrierDocument(place.caller(), manifest.id(), number);
    return SavedFile.write(
        lists.resolve(
            manifest.carrier()
                + "-"
                + manifest.id()
                + "-"
                + number
                + "."
                + FileType.of(paper).extension()),
        paper);
  }

  private String name(String code) {
    return place.engine().carriers().of(place.caller()).stream()
        .map(carrier -> carrier.profile())
        .filter(profile -> profile.code().equals(code))
        .map(profile -> profile.name())
        .findFirst()
        .orElse(code);
  }
}
