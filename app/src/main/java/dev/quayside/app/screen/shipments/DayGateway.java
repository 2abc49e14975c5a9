package dev.quayside.app.screen.shipments;

import dev.quayside.engine.document.manifest.Manifest;
import dev.quayside.engine.document.manifest.ManifestCandidates;
import dev.quayside.printing.queue.PrintJob;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// The end of day's access to the engine, for one workspace; called off the window's thread. All
/// may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface DayGateway {

  Day today();

  /// Closes a carrier's manifest of a day.
  Closed close(ManifestCandidates list);

  /// Queues a manifest for a printer that takes sheets.
  ///
  /// @return empty when there is no such printer
  Optional<PrintJob> print(Manifest manifest);

  /// Writes a manifest as a PDF, to be printed elsewhere.
  Path save(Manifest manifest);

  /// Settles a manifest in doubt after the packer has asked the carrier.
  ///
  /// @param taken whether the carrier has it; otherwise its parcels wait again
  Day settle(Manifest manifest, boolean taken);

  /// Writes one of the carrier's own documents of a manifest.
  ///
  /// @param number from 1
  Path savePaper(Manifest manifest, int number);

  /// @param carriers with something to hand over, by day and carrier
  /// @param earlier manifests closed before, newest first
  record Day(LocalDate date, List<CarrierDay> carriers, List<Manifest> earlier) {
    public Day {
      carriers = List.copyOf(carriers);
      earlier = List.copyOf(earlier);
    }
  }

  /// The parcels to hand over to a carrier on a day.
  ///
  /// @param unprinted those whose label is not known to be on paper
  record CarrierDay(String name, ManifestCandidates found, List<Manifest.Line> unprinted) {
    public CarrierDay {
      unprinted = List.copyOf(unprinted);
    }
  }

  /// @param day after closing
  record Closed(Manifest manifest, Day day) {}
}
