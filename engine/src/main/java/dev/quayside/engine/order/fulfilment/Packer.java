package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.addressbook.ContactPayors;
import dev.quayside.engine.order.boxing.AutoBox;
import dev.quayside.engine.order.boxing.BoxAdvice;
import dev.quayside.engine.order.boxing.BoxProposal;
import dev.quayside.engine.order.boxing.BoxedGoods;
import dev.quayside.engine.order.fact.OrderCustoms;
import dev.quayside.engine.order.fact.SenderLocations;
import dev.quayside.engine.order.packing.Handling;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.ParcelWords;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.Presets;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Makes a parcel of the items to be shipped, as the rules and the buyer say. Carriers are asked
/// for prices only where a box is to be chosen by them.
public record Packer(
    Presets presets,
    Carriers carriers,
    ContactPayors payors,
    AutoBox autoBox,
    SenderLocations senders) {

  /// @param sender where it leaves from unless a rule says otherwise
  /// @param plan the decision of the rules
  /// @param missing receives an error for a preset or a location that does not exist
  PackedOrder pack(Caller caller, Portion portion, Address sender, Plan plan, Violations missing) {
    var from = leaving(caller, portion, sender, plan, missing);
    return packFrom(caller, portion, from, plan, missing);
  }

  /// Where a parcel leaves from: as its request says, else a person of the order, else a rule.
  private Address leaving(
      Caller caller, Portion portion, Address sender, Plan plan, Violations missing) {
    var chosen = portion.details().dispatch().location();
    var named = chosen == null ? plan.effects().location() : chosen;
    if (named == null || portion.isSentAsAsked() || !senders.isUsual(caller, sender)) {
      return sender;
    }
    var location = senders.location(caller, named);
    if (location.isEmpty()) {
      missing.add("location", ParcelWords.LOCATION_UNKNOWN, named);
    }
    return location.map(Location::address).orElse(sender);
  }

  private PackedOrder packFrom(
      Caller caller, Portion portion, Address sender, Plan plan, Violations missing) {
    var details = portion.details();
    var choice = choice(caller, details, plan);
    var asked = portion.options().or(dispatched(billing(caller, sender, details), details));
    var options =
        portion.isQuoted() ? asked : asked.or(ruled(caller, sender, details.to(), plan, choice));
    return new PackedOrder(
        sender,
        details.to(),
        portion.packing(),
        RatedParcel.of(portion),
        parcel(caller, portion, sender, plan, missing),
        portion.declared().onto(agreed(OrderCustoms.of(sender, details), options), options),
        plan,
        choice,
        options);
  }

  /// What rules say of payor, day and references.
  private OptionsDraft ruled(
      Caller caller, Address sender, Address to, Plan plan, @Nullable Choice choice) {
    var effects = plan.effects();
    var billing = usual(Objects.requireNonNullElse(effects.billing(), BillTo.UNSAID), sender, to);
    var day =
        effects.shipDate() == null
            ? null
            : new NextPickup(senders, carriers).day(caller, sender, choice);
    return new OptionsDraft(
        billing.transport(),
        billing.duties(),
        day,
        null,
        null,
        effects.references().isEmpty() ? null : effects.references());
  }

  /// The declaration on the terms that follow from who pays duties.
  private static @Nullable CustomsDraft agreed(
      @Nullable CustomsDraft customs, OptionsDraft options) {
    var duties = options.duties();
    return customs == null || duties == null
        ? customs
        : customs.with(duties.isSender() ? Incoterm.DDP : Incoterm.DDU);
  }

  /// On the day that a person chose for the order, with the references it has.
  private static OptionsDraft dispatched(OptionsDraft options, OrderDetails details) {
    var day = details.dispatch().shipDate();
    var references = details.dispatch().references();
    return options
        .or(day == null ? OptionsDraft.NONE : OptionsDraft.on(day))
        .or(references.isEmpty() ? OptionsDraft.NONE : OptionsDraft.with(references));
  }

  /// Who pays, as the order says, and where it says nothing the contact that it goes to.
  private OptionsDraft billing(Caller caller, Address sender, OrderDetails details) {
    var said = Objects.requireNonNullElse(details.billing(), BillTo.UNSAID);
    var own = OptionsDraft.NONE.with(said);
    boolean isOpen = said.transport() == null || said.duties() == null;
    var contacts = isOpen ? payors.of(caller, details.to()) : null;
    return contacts == null
        ? own
        : own.or(OptionsDraft.NONE.with(usual(contacts, sender, details.to())));
  }

  /// What rules and contacts say of all parcels says nothing of duties where there are none.
  private static BillTo usual(BillTo said, Address from, Address to) {
    return CustomsDemand.isWithinBorders(from, to) ? new BillTo(said.transport(), null) : said;
  }

  private @Nullable Choice choice(Caller caller, OrderDetails details, Plan plan) {
    return plan.choice() == null ? wantedService(caller, details) : plan.choice();
  }

  /// How the items can be boxed, where that is left to them.
  BoxAdvice boxes(Caller caller, Portion portion, Address sender, Plan plan) {
    return Preset.AUTO.equalsIgnoreCase(preset(portion, plan))
        ? autoBox.advice(caller, portion.details(), sender, choice(caller, portion.details(), plan))
        : BoxAdvice.NONE;
  }

  /// What is remembered of a caller who named the box of goods whose box is left to them; empty for
  /// all others.
  Optional<BoxProposal> named(Portion portion, Plan plan) {
    return portion.isMeasured() && Preset.AUTO.equalsIgnoreCase(wanted(portion, plan))
        ? BoxedGoods.of(portion.details()).map(goods -> new BoxProposal(goods, null))
        : Optional.empty();
  }

  /// The name of the preset to pack in; null for none.
  private static @Nullable String preset(Portion portion, Plan plan) {
    return portion.isMeasured() ? null : wanted(portion, plan);
  }

  /// The name of the preset that a rule or the order says; null for none.
  private static @Nullable String wanted(Portion portion, Plan plan) {
    var details = portion.details();
    boolean own = plan.preset() == null || isChosen(details.preset(), details, Handling.PRESET);
    return own ? details.preset() : plan.preset();
  }

  private ParcelDraft parcel(
      Caller caller, Portion portion, Address sender, Plan plan, Violations missing) {
    var details = portion.details();
    var parcel = boxed(caller, portion, sender, preset(portion, plan), plan, missing);
    boolean open = parcel.signature() == Signature.NONE && !details.isByHand(Handling.SIGNATURE);
    var signature = open ? plan.signature() : null;
    return new ParcelDraft(
        parcel.weightOz(),
        parcel.lengthIn(),
        parcel.widthIn(),
        parcel.heightIn(),
        parcel.hazmat(),
        signature == null ? parcel.signature() : signature,
        parcel.insuredValue() == null ? insured(details, plan) : parcel.insuredValue(),
        parcel.residential(),
        packaging(portion, parcel, plan));
  }

  private static @Nullable Money insured(OrderDetails details, Plan plan) {
    var insurance = plan.effects().insurance();
    if (insurance != null) {
      return insurance.of(details.worth()).orElse(null);
    }
    return plan.insure() ? details.worth().orElse(null) : null;
  }

  /// A rule says what an order in the sender's own packaging goes in; a parcel that is measured is
  /// packed already.
  private static Packaging packaging(Portion portion, ParcelDraft parcel, Plan plan) {
    var ruled = plan.effects().packaging();
    boolean open =
        parcel.packaging() == Packaging.PACKAGE
            && !portion.isMeasured()
            && !portion.details().isByHand(Handling.PACKAGING);
    return open && ruled != null ? ruled : parcel.packaging();
  }

  /// @param name of the preset; null for none
  private ParcelDraft boxed(
      Caller caller,
      Portion portion,
      Address sender,
      @Nullable String name,
      Plan plan,
      Violations missing) {
    var details = portion.details();
    var unboxed = details.parcel().weighing(details.weight().map(Weight::ounces).orElse(null));
    if (name == null) {
      return unboxed;
    }
    if (name.equalsIgnoreCase(Preset.AUTO)) {
      var choice = choice(caller, details, plan);
      return autoBox.parcel(caller, details, sender, choice, missing).orElse(unboxed);
    }
    var preset = presets.byName(caller, name);
    if (preset.isEmpty()) {
      missing.add("parcel.preset", OrderWords.FIELD_NO_PRESET, name);
    }
    return boxed(preset, details).orElse(unboxed);
  }

  private static boolean isChosen(@Nullable String value, OrderDetails details, Handling what) {
    return value != null && details.isByHand(what);
  }

  private static Optional<ParcelDraft> boxed(Optional<Preset> preset, OrderDetails details) {
    return preset.map(box -> box.applyTo(details.parcel(), details.weight().orElse(null)));
  }

  /// What the rules say, but for the service where a packer chose it; a rule that holds the order
  /// still does.
  Plan overruled(Caller caller, OrderDetails details, Plan rules) {
    var ruled = rules.choice();
    boolean holds = ruled != null && ruled.kind() == Choice.Kind.HOLD;
    var chosen =
        details.isByHand(Handling.SERVICE) && !holds ? wantedService(caller, details) : null;
    return chosen == null ? rules : rules.overruledBy(chosen);
  }

  /// What the packer or the buyer chose counts when it is a service of ours by code or by name.
  private @Nullable Choice wantedService(Caller caller, OrderDetails details) {
    var wanted = details.service();
    if (wanted == null) {
      return null;
    }
    return carriers.selling(caller).stream()
        .flatMap(
            carrier ->
                carrier.profile().services().stream()
                    .filter(service -> isCalled(carrier.profile(), service, wanted.strip()))
                    .map(service -> Choice.service(carrier.profile().code(), service.code())))
        .findFirst()
        .orElse(null);
  }

  /// Whether the words name the service: `usps_priority`, `Priority Mail` or `USPS Priority Mail`.
  private static boolean isCalled(CarrierProfile carrier, CarrierService service, String words) {
    return service.code().equalsIgnoreCase(words)
        || service.name().equalsIgnoreCase(words)
        || (carrier.name() + " " + service.name()).equalsIgnoreCase(words);
  }
}
