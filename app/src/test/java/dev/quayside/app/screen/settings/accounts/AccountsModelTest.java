package dev.quayside.app.screen.settings.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.sample.Sample;
import dev.quayside.app.task.Outage;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.module.Endpoint;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The section's model on a real engine, without the toolkit; and when the engine is slow or fails.
class AccountsModelTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private static final Page.Request ONE = new Page.Request(1, 1);

  private final StepBackground background = new StepBackground();
  private int changes;
  private final Outage outage =
      new Outage(
          () -> ProblemException.refused(ProblemCode.SERVICE_UNAVAILABLE, "the disk is full"));

  @SuppressWarnings("NullAway.Init")
  private Engine engine;

  @SuppressWarnings("NullAway.Init")
  private AccountsModel model;

  @BeforeEach
  void open() {
    engine = Engine.open(EngineOptions.at(data));
    var opening = new OpeningEngine(() -> engine);
    opening.begin();
    var place = new WorkspaceEngine(outage.before(opening), new ChosenWorkspace("demo"));
    model = new AccountsModel(background, new AccountsGateway(place), () -> changes++);
    model.refresh();
    background.work();
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void testingKeepsWhatWasTypedFirstAndForgetsTheSecret() {
    fill("practice");
    model.test();
    assertThat(model.testing().get()).isTrue();
    model.test();
    background.work();
    assertThat(model.testing().get()).isFalse();
    assertThat(ups().connection()).isEqualTo(Connection.CONNECTED);
    var form = Objects.requireNonNull(model.form().get());
    assertThat(form.value("clientSecret").get()).isEmpty();
    assertThat(form.value("accountNumber").get()).isEqualTo("1A2B3C");
    assertThat(form.changed.get()).isFalse();
    assertThat(changes).isEqualTo(1);
  }

  @Test
  void aKeptSecretStaysWhenAnotherFieldChanges() {
    fill("wrong");
    model.save();
    background.work();
    assertThat(ups().connection()).isEqualTo(Connection.NOT_TESTED);
    model.enter("accountNumber", "9Z9Z9Z");
    model.test();
    background.work();
    assertThat(ups().connection()).isEqualTo(Connection.WRONG_CREDENTIALS);
    assertThat(ups().shown()).containsEntry("accountNumber", "9Z9Z9Z");
  }

  @Test
  void whoIsPaidAndWhichSystemItIsAreKeptWithoutTouchingTheCredentials() {
    fill("practice");
    model.test();
    background.work();
    var form = Objects.requireNonNull(model.form().get());
    form.billing.set(Billing.WALLET);
    assertThat(form.changed.get()).isTrue();
    model.save();
    background.work();
    assertThat(ups().terms()).isEqualTo(new Terms(Billing.WALLET, false));
    assertThat(ups().connection()).as("still true").isEqualTo(Connection.CONNECTED);
    Objects.requireNonNull(model.form().get()).endpoint.set(Endpoint.TEST);
    model.save();
    background.work();
    assertThat(ups().terms().test()).isTrue();
    assertThat(ups().connection()).as("another system").isEqualTo(Connection.NOT_TESTED);
  }

  @Test
  void whatIsWrongIsToldAtItsFieldAndNothingTypedIsLost() {
    fill("practice");
    model.enter("accountNumber", "12");
    model.save();
    background.work();
    assertThat(AccountForm.about(model.problem().get(), "accountNumber")).isPresent();
    assertThat(AccountForm.about(model.problem().get(), "clientId")).isEmpty();
    assertThat(Objects.requireNonNull(model.form().get()).value("clientSecret").get())
        .isEqualTo("practice");
    assertThat(ups().isOpen()).isFalse();
  }

  @Test
  void aFailingEngineIsToldAndTheSwitchStaysAsItWas() {
    outage.begin();
    model.switchOn("ups", false);
    model.switchOn("ups", false);
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.SERVICE_UNAVAILABLE);
    assertThat(ups().enabled()).isTrue();
    outage.end();
    model.switchOn("ups", false);
    background.work();
    assertThat(model.problem().get()).isNull();
    assertThat(ups().enabled()).isFalse();
  }

  @Test
  void aLookAtTheListLeavesWhatIsBeingTyped() {
    fill("practice");
    model.refresh();
    background.work();
    assertThat(Objects.requireNonNull(model.form().get()).value("clientSecret").get())
        .isEqualTo("practice");
  }

  @Test
  void theFirstLabelGoesToOneselfIsAskedAboutAndVoidedAgain() {
    fill("practice");
    model.save();
    background.work();
    model.first().ask("ups");
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .as("no address yet")
        .isEqualTo(ProblemCode.CONFLICT);
    engine.parcels().locations().add(caller(), new LocationDraft("Oakland", Sample.SENDER));
    model.first().ask("ups");
    background.work();
    assertThat(model.first().offer().get()).isNotNull();
    model.first().buy();
    model.first().buy();
    background.work();
    assertThat(model.first().offer().get()).isNull();
    var label =
        Objects.requireNonNull(Objects.requireNonNull(model.state().get()).first().get("ups"));
    assertThat(label.consignment().to()).isEqualTo(label.consignment().from());
    assertThat(engine.shipping().shipments().list(caller(), ShipmentFilter.NONE, ONE).total())
        .isEqualTo(1);
    model.first().cancel(label);
    background.work();
    assertThat(Objects.requireNonNull(model.state().get()).first()).isEmpty();
    assertThat(Objects.requireNonNull(model.state().get()).voided()).containsExactly("ups");
  }

  @Test
  void removingAsksOnceAndForgets() {
    fill("practice");
    model.save();
    background.work();
    model.removing.set(true);
    model.remove();
    background.work();
    assertThat(model.removing.get()).isFalse();
    assertThat(ups().isOpen()).isFalse();
    assertThat(changes).isEqualTo(2);
  }

  private void fill(String secret) {
    model.open("ups");
    model.enter("accountNumber", "1A2B3C");
    model.enter("clientId", "app");
    model.enter("clientSecret", secret);
  }

  private CarrierAccount ups() {
    return model.accounts.stream()
        .filter(account -> account.kind().code().equals("ups"))
        .findFirst()
        .orElseThrow();
  }

  private Caller caller() {
    return engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }
}
