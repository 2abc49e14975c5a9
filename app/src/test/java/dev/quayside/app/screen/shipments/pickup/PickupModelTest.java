package dev.quayside.app.screen.shipments.pickup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.shipments.pickup.PickupGateway.Comer;
import dev.quayside.app.screen.shipments.pickup.PickupGateway.Dock;
import dev.quayside.app.screen.shipments.pickup.PickupGateway.Service;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.pickup.Pickup;
import dev.quayside.engine.shipping.pickup.PickupDraft;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What most of the parcels go by decides which driver comes.
class PickupModelTest {

  private static final Optional<Service> ANY = Optional.empty();
  private static final Optional<Service> GROUND =
      Optional.of(new Service("FEDEX_GROUND", "Ground"));
  private static final Optional<Service> AIR = Optional.of(new Service("PRIORITY", "Priority"));
  private static final Address FRISCO = Address.of("94105", "US");
  private static final Address YORK = Address.of("10001", "US");
  private static final Comer FEDEX =
      new Comer("fedex", "FedEx", List.of(AIR, GROUND), docks(0, GROUND, 3, GROUND));
  private static final Comer UPS =
      new Comer("ups", "UPS", List.of(ANY, AIR), docks(5, ANY, 2, AIR));
  private static final Comer ONTRAC =
      new Comer("ontrac", "OnTrac", List.of(), docks(0, ANY, 0, ANY));

  private final StepBackground background = new StepBackground();
  private final List<PickupDraft> asked = new ArrayList<>();
  private final PickupModel model = new PickupModel(background, new Desk(), new Silence());

  @Test
  void whatMostOfTheWaitingParcelsGoByIsChosen() {
    show();
    assertThat(model.services).containsExactly(AIR, GROUND);
    assertThat(model.service.get()).isEqualTo(GROUND);
    assertThat(booked().service()).isEqualTo("FEDEX_GROUND");
    model.service.set(AIR);
    assertThat(booked().service()).isEqualTo("PRIORITY");
  }

  @Test
  void anotherCarrierHasServicesOfItsOwnAndNobodyNeedsToSay() {
    show();
    model.carrier.set(UPS);
    model.dock.set(UPS.docks().getFirst());
    assertThat(model.services).containsExactly(ANY, AIR);
    assertThat(booked().service()).isNull();
  }

  @Test
  void aDriverComesToTheChosenDockForItsParcels() {
    show();
    assertThat(Objects.requireNonNull(model.dock.get()).name()).isEqualTo("York");
    assertThat(booked().parcels()).isEqualTo(3);
    assertThat(Objects.requireNonNull(asked.getLast().location()).zip()).isEqualTo("10001");
    model.carrier.set(UPS);
    assertThat(booked().parcels()).as("still at the dock that was chosen").isEqualTo(2);
    assertThat(asked.getLast().service()).isEqualTo("PRIORITY");
    model.dock.set(UPS.docks().getFirst());
    assertThat(booked().parcels()).isEqualTo(5);
    assertThat(Objects.requireNonNull(asked.getLast().location()).zip()).isEqualTo("94105");
    assertThat(asked.getLast().service()).isNull();
  }

  private static List<Dock> docks(
      int frisco, Optional<Service> there, int york, Optional<Service> here) {
    return List.of(new Dock("Frisco", FRISCO, frisco, there), new Dock("York", YORK, york, here));
  }

  @Test
  void aCarrierThatDoesNotAskIsToldNone() {
    show();
    model.carrier.set(ONTRAC);
    assertThat(model.services).isEmpty();
    assertThat(booked().service()).isNull();
  }

  @Test
  void aNumberOfParcelsThatReadsTwoWaysBooksNothing() {
    show();
    model.parcels.set("1,200");
    model.book();
    background.work();
    assertThat(asked).isEmpty();
    assertThat(Objects.requireNonNull(model.problem().get()).message().sentence())
        .contains("can be 1200 or 1.20");
    model.parcels.in(NumberStyle.POINT);
    assertThat(booked().parcels()).isEqualTo(1200);
  }

  @Test
  void theSandboxOffersWhatItsCarriersSell(@TempDir Path data) {
    try (var opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)))) {
      opening.begin();
      var gateway =
          new EnginePickupGateway(new WorkspaceEngine(opening, new ChosenWorkspace("demo")));
      assertThat(gateway.state().carriers())
          .filteredOn(each -> each.code().equals("ups"))
          .singleElement()
          .satisfies(
              ups -> {
                assertThat(ups.services().getFirst()).isEmpty();
                assertThat(ups.services())
                    .extracting(each -> each.map(Service::code))
                    .contains(Optional.of("ups_ground"));
                assertThat(ups.docks()).isEmpty();
              });
    }
  }

  private void show() {
    model.open.set(true);
    background.work();
  }

  private PickupDraft booked() {
    model.book();
    background.work();
    return asked.getLast();
  }

  private final class Desk implements PickupGateway {
    @Override
    public State state() {
      return new State(LocalDate.of(2026, 11, 24), List.of(FEDEX, UPS, ONTRAC), List.of());
    }

    @Override
    public Pickup book(PickupDraft draft) {
      asked.add(draft);
      throw ProblemException.refused(ProblemCode.CONFLICT, "not today");
    }

    @Override
    public void cancel(String id) {}
  }

  private static final class Silence implements Notices {
    @Override
    public void tell(Notice notice) {}

    @Override
    public void show(Problem problem) {}
  }
}
