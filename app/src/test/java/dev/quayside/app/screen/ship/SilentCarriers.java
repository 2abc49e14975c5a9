package dev.quayside.app.screen.ship;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/// The sandbox's carriers behind a line that can go dead after an order went through.
///
/// @param asked told the carrier's code at each question for prices
record SilentCarriers(CarrierNetwork real, AtomicBoolean silent, Consumer<String> asked)
    implements CarrierNetwork {

  @Override
  public Environment environment() {
    return real.environment();
  }

  @Override
  public List<Carrier> carriers(WorkspaceId workspace) {
    return real.carriers(workspace).stream()
        .<Carrier>map(carrier -> new Silent(carrier, silent, asked))
        .toList();
  }

  private record Silent(Carrier real, AtomicBoolean silent, Consumer<String> asked)
      implements Carrier {

    @Override
    public CarrierProfile profile() {
      return real.profile();
    }

    @Override
    public Rating rate(Consignment consignment, Set<String> services) {
      asked.accept(profile().code());
      return real.rate(consignment, services);
    }

    @Override
    public Acceptance purchase(Tender tender) {
      var acceptance = real.purchase(tender);
      if (silent.get()) {
        throw new InDoubtException(Message.said("the line went dead"));
      }
      return acceptance;
    }

    @Override
    public LookupAnswer lookUp(Tender tender) {
      if (silent.get()) {
        throw ProblemException.tryLater(
            ProblemCode.CARRIER_UNAVAILABLE,
            Message.said("the line is dead"),
            Duration.ofSeconds(30));
      }
      return real.lookUp(tender);
    }

    @Override
    public VoidAnswer voidLabel(IssuedLabel label) {
      return real.voidLabel(label);
    }

    @Override
    public List<Scan> track(String trackingNumber) {
      return real.track(trackingNumber);
    }
  }
}
