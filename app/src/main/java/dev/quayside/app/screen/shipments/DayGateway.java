package dev.quayside.app.screen.shipments;

import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.FileType;
import dev.quayside.engine.document.manifest.Manifest;
import dev.quayside.engine.document.manifest.ManifestCandidates;
import dev.quayside.engine.document.manifest.ManifestPlace;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.printing.queue.PrintJob;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The end of day's access to the engine, for one workspace; called off the window's thread. All
/// may throw {@link dev.quayside.engine.base.problem.ProblemException}.
///
/// @param lists the folder for saved manifests
public record DayGateway(WorkspaceEngine place, Path lists) {

  private static final int MOST_LISTS = 100;

  public Day today() {
    var manifests = place.engine().documents().manifests();
    var caller = place.caller();
    var date = manifests.today(caller);
    var off = place.engine().printService().unprinted(caller).keySet();
    return new Day(
        date,
        manifests.waiting(caller).stream()
            .flatMap(list -> manifests.places(caller, list).stream())
            .map(found -> new CarrierDay(name(found), found, unprinted(found, off)))
            .toList(),
        manifests.list(caller, null, Age.newest(MOST_LISTS)).items());
  }

  private static List<Manifest.Line> unprinted(ManifestCandidates found, Set<String> labels) {
    return found.lines().stream().filter(line -> labels.contains(line.labelId())).toList();
  }

  /// Closes a carrier's manifest of a day.
  public Closed close(ManifestCandidates list) {
    var closed = place.engine().documents().manifests().close(place.caller(), list.order());
    return new Closed(closed, today());
  }

  /// Queues a manifest for a printer that takes sheets.
  ///
  /// @return empty when there is no such printer
  public Optional<PrintJob> print(Manifest manifest) {
    return place
        .engine()
        .printService()
        .printOnSheets(place.caller(), PrintKind.MANIFEST, manifest.id());
  }

  /// Writes a manifest as a PDF, to be printed elsewhere.
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

  /// Settles a manifest in doubt after the packer has asked the carrier.
  ///
  /// @param taken whether the carrier has it; otherwise its parcels wait again
  public Day settle(Manifest manifest, boolean taken) {
    place
        .engine()
        .documents()
        .manifests()
        .settle(place.caller(), manifest.id(), taken, RequestKey.none());
    return today();
  }

  /// Writes one of the carrier's own documents of a manifest.
  ///
  /// @param number from 1
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

  /// The carrier's name, with the city of the place where several places have parcels for it.
  private String name(ManifestCandidates found) {
    var carrier = name(found.carrier());
    var from = found.from();
    return found.otherPlaces().isEmpty() || from == null
        ? carrier
        : carrier + ", " + place(from, found.otherPlaces());
  }

  /// The city, with the street where another place has the same postal code.
  private static String place(Address from, List<ManifestPlace> others) {
    var zip = ManifestPlace.of(from).zip();
    return others.stream().anyMatch(each -> each.zip().equals(zip))
        ? Absent.toEmpty(from.street1()) + ", " + Absent.toEmpty(from.city())
        : Absent.toEmpty(from.city());
  }

  private String name(String code) {
    return place.engine().carriers().of(place.caller()).stream()
        .map(carrier -> carrier.profile())
        .filter(profile -> profile.code().equals(code))
        .map(profile -> profile.name())
        .findFirst()
        .orElse(code);
  }

  /// @param carriers with something to hand over, by day and carrier
  /// @param earlier manifests closed before, newest first
  public record Day(LocalDate date, List<CarrierDay> carriers, List<Manifest> earlier) {
    public Day {
      carriers = List.copyOf(carriers);
      earlier = List.copyOf(earlier);
    }
  }

  /// The parcels to hand over to a carrier on a day.
  ///
  /// @param unprinted those whose label is not known to be on paper
  public record CarrierDay(String name, ManifestCandidates found, List<Manifest.Line> unprinted) {
    public CarrierDay {
      unprinted = List.copyOf(unprinted);
    }
  }

  /// @param day after closing
  public record Closed(Manifest manifest, Day day) {}
}
