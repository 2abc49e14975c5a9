package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.app.screen.ship.form.SenderGateway;
import dev.quayside.app.screen.ship.label.LabelGateway;
import dev.quayside.app.screen.ship.rates.RatesGateway;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.addressbook.Contact;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.order.fulfilment.PackedOrder;
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

/// What the Ship screen asks of the engine, for one workspace. Every call but `now` may take long
/// and is made off the window's thread. All may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
public interface ShipGateway extends SenderGateway, RatesGateway, LabelGateway {

  /// What the desk remembers of the last time.
  Memory memory();

  void remember(Memory memory);

  /// Buys once for each `draftId`, however often it is called; an order that goes into one parcel
  /// once, by whatever id.
  ///
  /// @param part what is in it of which order; null for a parcel without one
  Shipment buy(String draftId, @Nullable OrderPart part, LabelRequest order);

  /// Keeps what was declared of goods whose label is bought, for the next orders of them. A failure
  /// is nothing to tell a packer whose label is there.
  void learn(List<CustomsAnswer> declared);

  /// A parcel with this in it, as the rules have it; nothing is asked of a carrier.
  ///
  /// @param sender who would send it
  PackedOrder pack(OrderPart part, AddressDraft sender);

  /// The other orders that can go into one parcel with this one.
  List<SalesOrder> together(String orderId);

  /// Tells, on any thread, whenever something is not as it was.
  ///
  /// @param printing told of print jobs and printers
  /// @param orders told of orders
  /// @return what ends it
  Runnable listen(Runnable printing, Runnable orders);

  /// What stands behind a scanned code: a tracking number, an id, an order's number, or a
  /// reference.
  ///
  /// @param sender who would send it
  Scanned scan(String code, AddressDraft sender);

  /// An order, ready to be shipped as far as the rules and its items tell.
  Scanned order(String orderId, AddressDraft sender);

  /// Recipients of former parcels that fit the words typed, last used first.
  List<Contact> contacts(String words);

  List<Preset> presets();

  /// What the post says to an address.
  AddressReview review(AddressDraft address);

  /// Share of each carrier's delivered parcels that came by their promised day in the last 90 days,
  /// 0 to 1, by carrier code. Carriers without enough deliveries are missing.
  Map<String, BigDecimal> onTime();

  /// What is kept between two starts.
  ///
  /// @param location where the last parcel was sent from; null while there was none
  /// @param draft null when the last form was finished
  /// @param held forms put aside for later, oldest first
  record Memory(@Nullable String location, @Nullable Draft draft, List<Draft> held) {
    @SuppressWarnings("NullAway") // what an older version kept has none
    public Memory {
      held = held == null ? List.of() : List.copyOf(held);
    }
  }
}
