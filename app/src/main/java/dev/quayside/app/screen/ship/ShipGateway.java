package dev.quayside.app.screen.ship;

import dev.quayside.app.lease.LeaseGateway;
import dev.quayside.app.screen.ship.box.BoxGateway;
import dev.quayside.app.screen.ship.check.CheckGateway;
import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.app.screen.ship.form.SenderGateway;
import dev.quayside.app.screen.ship.form.options.OptionsGateway;
import dev.quayside.app.screen.ship.label.LabelGateway;
import dev.quayside.app.screen.ship.packing.Memory;
import dev.quayside.app.screen.ship.packing.PurchaseRequest;
import dev.quayside.app.screen.ship.rates.RatesGateway;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.addressbook.Contact;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.order.fulfilment.PackedOrder;
import dev.quayside.engine.order.picklist.PickListView;
import dev.quayside.engine.order.scan.Scanned;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressReview;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The Ship screen's access to the engine, for one workspace. Every call but `now` may block and is
/// made off the window's thread. All may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
public interface ShipGateway extends SenderGateway, RatesGateway, LabelGateway {

  /// What was stored at the end of the last run.
  Memory memory();

  void remember(Memory memory);

  /// Stores the form before the carrier is asked: after a crash in between it is found again under
  /// the same id, and buying it again gives the same label.
  @Override
  default Shipment buy(PurchaseRequest request) {
    remember(request.memory());
    var bought = buy(request.draftId(), request.part(), request.label());
    learn(request.declared());
    var box = request.box();
    if (box != null) {
      boxes().learn(box, bought);
    }
    return bought;
  }

  /// Buys once for each `draftId`, however often it is called; an order shipped in one parcel is
  /// bought only once, under any id.
  ///
  /// @param part the contents by order; null for a parcel without an order
  Shipment buy(String draftId, @Nullable OrderPart part, LabelRequest order);

  /// Stores what was declared about goods of the bought label, for the next orders of them. A
  /// failure is not reported, since the packer has the label.
  void learn(List<CustomsAnswer> declared);

  /// Packs these contents by the rules; asks no carrier.
  ///
  /// @param sender who would send the parcel
  PackedOrder pack(OrderPart part, AddressDraft sender);

  /// An order as it is now; no carrier is asked.
  SalesOrder orderNow(String orderId);

  /// The pick list that an order is on, as its cart stands; none when it is on no list.
  List<PickListView> carts(String orderId);

  /// The other orders that can ship in one parcel with this one.
  List<SalesOrder> together(String orderId);

  /// Calls the listeners, on any thread, whenever something has changed.
  ///
  /// @param printing called for print jobs and printers
  /// @param orders called for orders
  /// @return stops listening
  Runnable listen(Runnable printing, Runnable orders);

  /// Checks what goes into the box.
  CheckGateway checks();

  /// Looks into shops' own tables.
  TablesGateway tables();

  /// What the options of a parcel are chosen from.
  OptionsGateway options();

  /// Finds boxes for goods.
  BoxGateway boxes();

  /// Takes the order in the form in hand.
  LeaseGateway leases();

  /// Finds what a code belongs to: a tracking number, an id, an order's number, or a reference.
  ///
  /// @param sender who would send it
  Scanned scan(String code, AddressDraft sender);

  /// An order, packed as far as the rules and its items allow.
  Scanned order(String orderId, AddressDraft sender);

  /// Recipients of earlier parcels that match the typed words, last used first.
  List<Contact> contacts(String words);

  List<Preset> presets();

  /// The postal check of an address.
  AddressReview review(AddressDraft address);

  /// The share of each carrier's delivered parcels that arrived by their promised day in the last
  /// 90 days, 0 to 1, by carrier code. Carriers without enough deliveries are missing.
  Map<String, BigDecimal> onTime();
}
