package dev.quayside.app.screen.shipments;

import dev.quayside.engine.document.manifest.Manifest;
import dev.quayside.engine.document.manifest.ManifestCandidates;
import dev.quayside.printing.queue.PrintJob;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// What closing the day asks of the engine, for one workspace; off the window's thread. All may
/// throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface DayGateway {

  Day today();

  /// Closes a carrier's list of a day.
  Closed close(ManifestCandidates list);

  /// Queues a list for a printer that takes sheets.
  ///
  /// @return empty when there is none
  Optional<PrintJob> print(Manifest manifest);

  /// Writes a list as a PDF, for whoever prints elsewhere.
  Path save(Manifest manifest);

  /// Somebody has asked the carrier about a list in doubt.
  ///
  /// @param taken whether the carrier has it; else its parcels wait again
  Day settle(Manifest manifest, boolean taken);

  /// Writes one of the carrier's own papers of a list.
  ///
  /// @param number from 1
  Path savePaper(Manifest manifest, int number);

  /// @param carriers lists with something to hand over, by day and carrier
  /// @param earlier lists closed before, newest first
  record Day(LocalDate date, List<CarrierDay> carriers, List<Manifest> earlier) {
    public Day {
      carriers = List.copyOf(carriers);
      earlier = List.copyOf(earlier);
    }
  }

  /// What a carrier would be handed over on a day.
  ///
  /// @param unprinted those of its labels that are not known to be on paper
  record CarrierDay(String name, ManifestCandidates found, List<Manifest.Line> unprinted) {
    public CarrierDay {
      unprinted = List.copyOf(unprinted);
    }
  }

  /// @param day as it is since
  record Closed(Manifest manifest, Day day) {}
}
