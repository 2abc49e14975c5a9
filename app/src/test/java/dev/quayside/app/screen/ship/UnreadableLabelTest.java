package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.printing.message.Message;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// A carrier's label file that cannot be drawn is told where the label would be, and shipping goes
/// on.
class UnreadableLabelTest extends ScannerOnEngine {

  @Test
  void aBoughtLabelWithoutAPictureSaysSoInItsPlaceAndIsVoidedAsUsual() {
    begin(withoutPictures(engine.gateway()));
    TestOrders.add(engine.engine(), "SO-7");
    scan("SO-7");
    scan("QS:BUY");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(ship.label().artFault().get()).isEqualTo(Message.said("damaged"));
    scan("QS:VOID");
    scan("QS:VOID");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.VOIDED);
    ship.next();
    assertThat(ship.label().artFault().get()).isNull();
  }

  private static ShipGateway withoutPictures(ShipGateway real) {
    return (ShipGateway)
        Proxy.newProxyInstance(
            ShipGateway.class.getClassLoader(),
            new Class<?>[] {ShipGateway.class},
            (_, method, arguments) -> {
              if (method.getName().equals("art")) {
                throw ProblemException.refused(ProblemCode.CONFLICT, Message.said("damaged"));
              }
              try {
                return method.invoke(real, arguments);
              } catch (InvocationTargetException e) {
                throw Objects.requireNonNull(e.getCause());
              }
            });
  }
}
