package dev.quayside.app.screen.shipments;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentSelection;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.settlement.HandSettlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.CarrierPapers.Paper;
import dev.quayside.engine.tracking.Tracker;
import dev.quayside.printing.queue.PrintJob;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What the Shipments screen asks of the engine, for one workspace. Every call but {@link #now} may
/// take long and is made off the window's thread. All may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
public interface ShipmentsGateway {

  /// The workspace's clock; never waits.
  Instant now();

  /// @param sought ids whose places are wanted
  Found find(ShipmentSearch search, Set<String> sought);

  /// Those from a place on, in the order of {@link #find}.
  List<Shipment> page(ShipmentSearch search, RowKey from, int most);

  /// All that the search finds now.
  ShipmentSelection all(ShipmentSearch search);

  /// Ids of the next of those chosen, the newest first.
  ///
  /// @param before the last one before; null for the first ones
  List<String> chosen(ShipmentSelection selection, @Nullable String before, int most);

  /// Of at most some hundreds, in this order; those that are gone are left out.
  List<Shipment> rows(List<String> ids);

  Details details(String shipmentId);

  /// The label as a PNG image at 203 dpi, 8 dots to the millimetre.
  byte[] art(Shipment shipment);

  /// Writes what the carrier gave beside the label.
  Path savePaper(Shipment shipment, CarrierDocumentKind kind);

  Shipment cancel(String shipmentId);

  /// Settles a purchase in doubt by what a person found out; the carrier is asked once more first.
  ///
  /// @return the shipment as it is now, which may not be what the person said
  Shipment settle(String shipmentId, HandSettlement word);

  /// Queues the label once more.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND` when no printer is set
  ///   up
  PrintJob reprint(Shipment shipment);

  /// Writes what the search finds as a table for spreadsheets.
  Exported export(ShipmentSearch search);

  /// The carriers of this workspace, by name.
  List<CarrierName> carriers();

  /// Calls with the ids of shipments that changed, or with none when any may have, from any thread.
  ///
  /// @return ends it
  Runnable listen(Consumer<Set<String>> changed);

  /// @param counts by tab, whatever the search's own tab
  /// @param unprinted by the id of the label, those that are not known to be on paper
  record Found(
      Outline outline, Map<ShipmentTab, Integer> counts, Map<String, Unprinted> unprinted) {}

  /// @param quotedOtherwise what was quoted, where it is known and not the price
  /// @param tracker empty until the label is confirmed
  /// @param print the newest job; empty when it was never printed
  /// @param papers what the carrier gave beside the label
  record Details(
      Shipment shipment,
      Optional<Money> quotedOtherwise,
      Optional<Tracker> tracker,
      Optional<PrintJob> print,
      List<Paper> papers) {

    public Details {
      papers = List.copyOf(papers);
    }
  }

  record CarrierName(String code, String name) {

    /// Whichever carrier.
    public static final CarrierName ALL = new CarrierName("", "");

    public boolean isAll() {
      return this == ALL;
    }
  }

  record Exported(Path file, int rows) {}
}
