package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.screen.orders.change.ChangeModel.Said;
import dev.quayside.app.screen.orders.mark.MarkChoice;
import dev.quayside.app.screen.orders.mark.MarkModel;
import dev.quayside.app.screen.orders.mark.MarkOption;
import dev.quayside.app.screen.orders.mark.MarkOption.Kind;
import dev.quayside.app.screen.orders.mark.MarkOption.Spread;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.engine.account.user.User;
import dev.quayside.engine.account.user.UserDraft;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.OrderMarks;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.StaffNote;
import dev.quayside.engine.order.mark.TagColour;
import dev.quayside.engine.order.mark.TagDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Tags and people of the chosen orders, and the way back.
class OrdersMarkingTest extends OpenOrders {

  @Test
  void aTypedNameIsPutOnAllChosenOrdersAndUndone() {
    choose("A-1", "A-2", "A-3");
    marking().tag();
    background.work();
    assertThat(marking().options).isEmpty();
    assertThat(marking().at().get()).as("Enter without a word").isEqualTo(-1);
    marking().query.set(" Rush ");
    assertThat(kinds()).containsExactly(Kind.NEW_TAG);
    marking().take();
    background.work();
    assertThat(tags("A-1")).containsExactly("Rush");
    assertThat(said()).isEqualTo(new Said(false, 3, List.of(), true));
    assertThat(marking().open().get()).as("another tag may follow").isTrue();
    assertThat(marking().query.get()).isEmpty();
    assertThat(names()).containsExactly("Rush");

    orders.changes().undo();
    background.work();
    assertThat(tags("A-1")).isEmpty();
    assertThat(orders.changes().said().get()).isNull();
    assertThat(told.notices.getLast().key()).isEqualTo("orders.notice.undone");
  }

  @Test
  void whatAllHaveIsTakenOffAndWhatSomeHaveIsPutOnTheOthers() {
    tag("gift", TagColour.PURPLE);
    choose("A-1", "A-2");
    orders.selected().setAll(orders.shown().subList(0, 1));
    marking().tag();
    background.work();
    marking().query.set("GIF");
    marking().take();
    background.work();
    orders.selected().setAll(orders.shown());
    marking().refill();
    assertThat(marking().options).extracting(MarkOption::spread).containsExactly(Spread.SOME);
    marking().query.set("gift");
    assertThat(kinds()).as("no second tag of the name").containsExactly(Kind.TAG);
    marking().take();
    background.work();
    assertThat(tags("A-2")).containsExactly("gift");
    assertThat(orders.shown().getLast().marks().tags().getFirst().colour())
        .isEqualTo(TagColour.PURPLE);
    assertThat(said().orders()).as("the other had it").isEqualTo(1);
    marking().query.set("gift");
    marking().take();
    background.work();
    assertThat(tags("A-1")).isEmpty();
    assertThat(tags("A-2")).isEmpty();
  }

  @Test
  void changesAreUndoneTheNewestFirstForTenMinutes() {
    choose("A-1");
    for (var name : List.of("one", "two", "three")) {
      marking().tag();
      background.work();
      marking().query.set(name);
      marking().take();
      background.work();
    }
    orders.changes().undo();
    background.work();
    orders.changes().undo();
    background.work();
    assertThat(tags("A-1")).containsExactly("one");
    assertThat(said().isUndoable()).isTrue();
    background.pass(Duration.ofMinutes(11));
    assertThat(orders.changes().said().get()).isNull();
    orders.changes().undo();
    background.work();
    assertThat(tags("A-1")).containsExactly("one");
  }

  @Test
  void whatCouldNotBeChangedOrUndoneIsNamed() {
    choose("A-1", "A-2");
    var full = IntStream.range(0, 20).mapToObj(each -> "t" + each).toList();
    mark("A-2", MarkChange.adding(full));
    marking().tag();
    background.work();
    marking().query.set("one too many");
    marking().take();
    background.work();
    assertThat(said().orders()).isEqualTo(1);
    assertThat(said().stayed()).extracting(each -> each.number()).containsExactly("A-2");
    mark("A-1", new MarkChange(null, List.of(), List.of("one too many"), null, null));
    orders.changes().undo();
    background.work();
    assertThat(said().isUndone()).isTrue();
    assertThat(said().isUndoable()).isFalse();
    assertThat(said().stayed()).extracting(each -> each.number()).containsExactly("A-1");
    orders.changes().dismiss();
    assertThat(orders.changes().said().get()).isNull();
  }

  @Test
  void aNameNoTagCanHaveIsRefusedInThePanel() {
    choose("A-1");
    marking().tag();
    background.work();
    marking().query.set("x".repeat(31));
    marking().take();
    background.work();
    assertThat(marking().problem.get()).isNotNull();
    assertThat(tags("A-1")).isEmpty();
    assertThat(orders.changes().said().get()).isNull();
  }

  @Test
  void ordersAreGivenToAPersonAndToNobody() {
    var ana = person("Ana");
    person("Ben");
    choose("A-1", "A-2");
    orders.panels().assign("me", "nobody");
    background.work();
    assertThat(kinds()).containsExactly(Kind.PERSON, Kind.PERSON, Kind.NOBODY);
    marking().move(1);
    assertThat(marking().at().get()).isEqualTo(1);
    marking().query.set("an");
    marking().take();
    background.work();
    assertThat(Objects.requireNonNull(marks("A-2").assignedTo()).id()).isEqualTo(ana.id());
    assertThat(marking().open().get()).isFalse();
    orders.panels().assign("me", "nobody");
    background.work();
    marking().query.set("nob");
    marking().take();
    background.work();
    assertThat(marks("A-1").assignedTo()).isNull();
    orders.changes().undo();
    background.work();
    assertThat(Objects.requireNonNull(marks("A-1").assignedTo()).name()).isEqualTo("Ana");
  }

  @Test
  void thatThereAreNoPeopleYetIsSaid() {
    choose("A-1");
    orders.panels().assign("me", "nobody");
    background.work();
    assertThat(marking().hasNobody()).isTrue();
    orders.selected().clear();
    marking().take();
    background.work();
    assertThat(orders.changes().said().get()).as("nothing is chosen").isNull();
  }

  @Test
  void aNoteIsAddedToTheChosenOrdersReadAndUndone() {
    choose("A-1", "A-2");
    var noting = orders.panels().noting();
    orders.panels().note();
    noting.text.set("  ");
    noting.save();
    background.work();
    assertThat(orders.changes().said().get()).as("nothing is said").isNull();
    noting.text.set("Call before delivery");
    noting.save();
    noting.save(); // a second Enter is no second note
    background.work();
    assertThat(noting.open().get()).as("of many it is said once").isFalse();
    assertThat(noting.text.get()).isEmpty();
    orders.selected().setAll(orders.shown().subList(0, 1));
    orders.panels().note();
    assertThat(noting.notes()).extracting(StaffNote::text).containsExactly("Call before delivery");
    noting.text.set("x".repeat(2_001));
    noting.save();
    background.work();
    assertThat(noting.problem().get()).isNotNull();
    assertThat(noting.text.get()).as("nothing typed is lost").hasSize(2_001);
    noting.text.set("Called");
    noting.save();
    background.work();
    assertThat(noting.open().get()).isTrue();
    assertThat(noting.notes()).hasSize(2);
    orders.changes().undo();
    background.work();
    var said =
        orders.shown().stream()
            .filter(each -> each.number().equals("A-1"))
            .map(OrderRow::said)
            .findFirst()
            .orElseThrow();
    assertThat(said.note()).as("its column").isEqualTo("Call before delivery");
    assertThat(said.total()).isEqualTo(Money.usd("25.00"));
    assertThat(said.age()).isNotNull();
    assertThat(marks("A-1").notes()).hasSize(1);
  }

  @Test
  void theListIsNarrowedToATagAPersonMineAndNobodys() {
    var ana = person("Ana");
    choose("A-1", "A-2", "A-3");
    mark("A-1", MarkChange.adding(List.of("Rush")).assigning(ana.id()));
    mark("A-2", MarkChange.adding(List.of("Rush")));
    orders.retry();
    background.work();
    var marks = orders.marks();
    assertThat(marks.tags).extracting(OrderTag::name).containsExactly("Rush");
    assertThat(marks.people).extracting(Assignee::name).containsExactly("Ana");
    marks.tag.set("rUSH");
    assertThat(numbers()).containsExactly("A-1", "A-2");
    assertThat(orders.counts()).containsEntry(Tab.TO_SHIP, 2);
    marks.person.set(MarkChoice.NOBODY);
    assertThat(numbers()).containsExactly("A-2");
    marks.tag.set(MarkChoice.ALL);
    assertThat(numbers()).containsExactly("A-2", "A-3");
    marks.person.set(ana.id());
    assertThat(numbers()).containsExactly("A-1");
    marks.person.set(MarkChoice.ME);
    assertThat(numbers()).as("nobody signed in").isEmpty();
    marks.read(orders.rows().stream().map(OrderRow::marks), ana.id());
    marks.person.set(MarkChoice.ALL);
    marks.person.set(MarkChoice.ME);
    assertThat(numbers()).containsExactly("A-1");
    assertThat(marks.isNarrowed()).isTrue();
    orders.show(orders.rows().getLast().id());
    assertThat(marks.isNarrowed()).as("an order that is shown is seen").isFalse();
  }

  @Test
  void aTagIsShownAsItIsCalledAndColouredNow() {
    choose("A-1");
    mark("A-1", MarkChange.adding(List.of("Rush")));
    orders.retry();
    background.work();
    var tags = opening.get().ordering().desk().tags();
    tags.change(desk(), tags.list(desk()).getFirst().id(), new TagDraft("Today", TagColour.TEAL));
    await()
        .until(
            () -> {
              background.pass(A_WHILE);
              return orders.rows().getFirst().marks().tagNames().equals(List.of("Today"));
            });
    assertThat(orders.rows().getFirst().marks().tags().getFirst().colour())
        .isEqualTo(TagColour.TEAL);
  }

  private List<String> numbers() {
    return orders.shown().stream().map(OrderRow::number).toList();
  }

  private void choose(String... numbers) {
    for (var number : numbers) {
      TestOrders.add(opening.get(), number);
    }
    orders.retry();
    background.work();
    orders.selected().setAll(orders.shown());
  }

  private MarkModel marking() {
    return orders.panels().marking();
  }

  private Said said() {
    return Objects.requireNonNull(orders.changes().said().get());
  }

  private List<Kind> kinds() {
    return marking().options.stream().map(MarkOption::kind).toList();
  }

  private List<String> names() {
    return marking().options.stream().map(MarkOption::name).toList();
  }

  private List<String> tags(String number) {
    return marks(number).tagNames();
  }

  private OrderMarks marks(String number) {
    return opening.get().ordering().orders().byNumber(desk(), number).orElseThrow().marks();
  }

  private void mark(String number, MarkChange change) {
    var engine = opening.get();
    var order = engine.ordering().orders().byNumber(desk(), number).orElseThrow();
    var bulk = BulkChange.of(change);
    engine.ordering().desk().bulk().change(desk(), List.of(order.id()), bulk, RequestKey.none());
  }

  private void tag(String name, TagColour colour) {
    opening
        .get()
        .ordering()
        .desk()
        .tags()
        .add(desk(), new TagDraft(name, colour), RequestKey.none());
  }

  private User person(String name) {
    var draft = new UserDraft(name, PersonRole.OWNER, "4711", null);
    return opening.get().accounts().users().add(desk().workspace(), draft, RequestKey.none());
  }
}
