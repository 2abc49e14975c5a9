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

/// The Shipments screen's access to the engine, for one workspace. Every call but {@link #now} may
/// block and is made off the window's thread. All may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
public interface ShipmentsGateway {

  /// The workspace's clock; never blocks.
  Instant now();

  /// @param sought ids whose positions are wanted
  Found find(ShipmentSearch search, Set<String> sought);

  /// The shipments from a row on, in the order of {@link #find}.
  List<Shipment> page(ShipmentSearch search, RowKey from, int most);

  /// A selection of all that the search finds now.
  ShipmentSelection all(ShipmentSearch search);

  /// The next ids of a selection, newest first.
  ///
  /// @param before the last id of the part before; null for the first part
  List<String> chosen(ShipmentSelection selection, @Nullable String before, int most);

  /// At most some hundred shipments, in this order; those that no longer exist are left out.
  List<Shipment> rows(List<String> ids);

  Details details(String shipmentId);

  /// The label as a PNG image at 203 dpi, 8 dots to the millimetre.
  byte[] art(Shipment shipment);

  /// Writes a document the carrier delivered with the label.
  Path savePaper(Shipment shipment, CarrierDocumentKind kind);

  Shipment cancel(String shipmentId);

  /// Settles a purchase in doubt by the packer's finding; the carrier is asked once more first.
  ///
  /// @return the shipment afterwards, which may differ from the finding
  Shipment settle(String shipmentId, HandSettlement word);

  /// Queues the label again.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND` when no printer is set
  ///   up
  PrintJob reprint(Shipment shipment);

  /// Writes the shipments found as a table for spreadsheets.
  Exported export(ShipmentSearch search);

  /// The carriers of this workspace, by name.
  List<CarrierName> carriers();

  /// Calls `changed` with the ids of changed shipments, or with none when any may have changed,
  /// from any thread.
  ///
  /// @return stops listening
  Runnable listen(Consumer<Set<String>> changed);

  /// @param counts by tab, whatever the search's own tab
  /// @param unprinted labels that are not known to be on paper, by their id
  record Found(
      Outline outline, Map<ShipmentTab, Integer> counts, Map<String, Unprinted> unprinted) {}

  /// @param quotedOtherwise the quoted price, if it is known and differs from the price paid
  /// @param tracker empty until the label is confirmed
  /// @param print the newest job; empty when it was never printed
  /// @param papers documents the carrier delivered with the label
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

    /// The choice of all carriers.
    public static final CarrierName ALL = new CarrierName("", "");

    public boolean isAll() {
      return this == ALL;
    }
  }

  record Exported(Path file, int rows) {}
}
