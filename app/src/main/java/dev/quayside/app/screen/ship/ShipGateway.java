package dev.quayside.app.screen.ship;

import dev.quayside.engine.order.addressbook.Contact;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressReview;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.shipment.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.reason.Reason;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What the Ship screen asks of the engine, for one workspace. Every call but {@link #now} may take
/// long and is made off the window's thread. All may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
public interface ShipGateway {

  /// The workspace's clock; never waits.
  Instant now();

  /// What the desk remembers of the last time: who sends, and a form that was not finished.
  Memory memory();

  void remember(Memory memory);

  /// @param asTheyCome called once for each carrier, from any thread
  RateQuote quote(RateRequest request, Consumer<CarrierRates> asTheyCome);

  /// Buys once for each `draftId` or order, however often it is called.
  ///
  /// @param orderId of the order it is for; null for a parcel without one
  Shipment buy(String draftId, @Nullable String orderId, LabelRequest order);

  /// The shipment as it is now.
  Shipment find(String shipmentId);

  Shipment cancel(String shipmentId);

  /// The label as a PNG image at 203 dpi, 8 dots to the millimetre.
  byte[] art(Shipment shipment);

  /// Queues the label for the default printer.
  PrintState print(Shipment shipment);

  /// Queues it once more, and says on the job that it is a reprint.
  PrintState reprint(Shipment shipment);

  /// How the newest job of this label stands; empty when it was never printed.
  Optional<PrintState> printState(Shipment shipment);

  /// Tells, on any thread, whenever a print job or a printer is not as it was.
  ///
  /// @return what ends it
  Runnable listen(Runnable changed);

  /// What stands behind a scanned code: a tracking number, an order's number, or a reference.
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
  /// @param draft null when the last form was finished
  /// @param held forms put aside for later, oldest first
  record Memory(@Nullable AddressDraft sender, @Nullable Draft draft, List<Draft> held) {
    @SuppressWarnings("NullAway") // what an older version kept has none
    public Memory {
      held = held == null ? List.of() : List.copyOf(held);
    }
  }

  /// A form that is not finished; its id makes a repeated purchase of it one purchase.
  ///
  /// @param from null when the workspace's own sender sends
  /// @param customs null when nothing was declared
  /// @param orderId of the order it ships; null without one
  /// @param choice what a rule or the buyer chose; null leaves it to the packer
  record Draft(
      String id,
      @Nullable AddressDraft from,
      AddressDraft to,
      ParcelDraft parcel,
      @Nullable CustomsDraft customs,
      boolean isReturn,
      String reference,
      @Nullable String orderId,
      @Nullable Choice choice) {

    /// As a first draft of a parcel at home.
    public static Draft of(String id, AddressDraft to, ParcelDraft parcel, String reference) {
      return new Draft(id, null, to, parcel, null, false, reference, null, null);
    }
  }

  /// Where a label is on its way to paper.
  ///
  /// @param printer null when none is set up, or none took it
  /// @param reason why it waits or failed
  record PrintState(Step step, @Nullable String printer, @Nullable Reason reason) {

    /// What a person can tell apart.
    public enum Step {
      NO_PRINTER,
      WAITING,
      PRINTING,
      /// It is in the printer, which will tell when it has come out.
      AT_PRINTER,
      /// It is in the printer, which cannot go on until somebody has been there.
      STOPPED,
      /// It has come out.
      PRINTED,
      /// The printer has taken it and is of a kind that does not tell whether it comes out.
      SENT,
      UNKNOWN,
      FAILED
    }
  }
}
