package dev.quayside.engine.carrier.doubles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.function.Predicate;

/// A carrier that never answers: it is left as the engine leaves it when its deadline is over, and
/// as soon as it is certain that it will say nothing.
public final class Silence {

  private Silence() {}

  /// Asks for something to be done by a double that is told to be silent, and holds that nobody
  /// knows whether it was.
  public static <T> void silent(CarrierDouble carrier, Callable<T> order) {
    var asked = new FutureTask<>(order);
    var asking = Thread.startVirtualThread(asked);
    try {
      while (!carrier.isSilent()) {
        assertThat(asked.isDone()).as("the double has answered").isFalse();
      }
      asking.interrupt();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    assertThatThrownBy(asked::get).hasCauseInstanceOf(InDoubtException.class);
  }

  /// A purchase that is taken and never confirmed: asked afterwards, the carrier finds it.
  public static void atPurchase(
      CarrierDouble there, Predicate<Asked> buying, Carrier carrier, Tender tender) {
    there.losesItsAnswer(buying, Fault.SILENT);
    silent(there, () -> carrier.purchase(tender));
    there.recovers();
    assertThat(carrier.lookUp(tender)).isInstanceOf(LookupAnswer.Bought.class);
  }

  /// A void that is done and never confirmed: asked again, the carrier says so.
  public static void atVoid(CarrierDouble there, Carrier carrier, Tender tender) {
    var bought = carrier.purchase(tender);
    var label = new IssuedLabel(tender.reference(), bought.trackingNumber(), bought.handle());
    there.losesItsAnswer(request -> request.method().equals("DELETE"), Fault.SILENT);
    silent(there, () -> carrier.voidLabel(label));
    there.recovers();
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Voided.class);
  }
}
