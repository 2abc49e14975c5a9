package dev.quayside.app.screen.orders;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.savedview.SavedViewForm.Question;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.MailHere;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.StoreHere;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.smtp.SmtpSecurity;
import dev.quayside.engine.order.batch.BatchState;
import dev.quayside.engine.order.mark.TagColour;
import dev.quayside.engine.order.mark.TagDraft;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.source.SourceDraft;
import jakarta.mail.Multipart;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.awaitility.Awaitility;

/// The owner's morning at the real window: two shops with 60 orders each, rules by shop and by tag,
/// three views, 40 orders changed at once and undone, six shipped another way, a batch bought and
/// voided, and a return e-mailed. Pictures in `target/screens`. Started by
/// `app/src/bench/owners-morning`.
public final class OwnersMorning {

  private static final int ORDERS = 60;
  private static final int CHANGED = 40;
  private static final int AWAY = 6;
  private static final int BOUGHT = 20;

  private final TestWindow window;
  private final Engine engine;
  private final OrdersModel orders;
  private final String name;

  private OwnersMorning(TestWindow window, String name) {
    this.window = window;
    this.name = name;
    engine = window.engine().get();
    orders = window.screen(OrdersScreen.class).model();
  }

  /// @param arguments an empty folder of data, appearance, language, width, height and zoom
  public static void main(String[] arguments) throws Exception {
    Awaitility.setDefaultPollInterval(Duration.ofMillis(10));
    Acting.runAsEngine(() -> play(arguments));
    System.exit(0);
  }

  private static void play(String[] arguments) throws Exception {
    var appearance = Appearance.valueOf(arguments[1]);
    var language = Language.valueOf(arguments[2]);
    var name = "morning-" + appearance.wire() + "-" + language.code() + "-" + arguments[3] + "-";
    try (var cart = new StoreHere();
        var market = new StoreHere();
        var mail = new MailHere();
        var window =
            TestWindow.open(
                Path.of(arguments[0]),
                appearance,
                language,
                Integer.parseInt(arguments[3]),
                Integer.parseInt(arguments[4]))) {
      window.untilRates();
      int zoom = Integer.parseInt(arguments[5]);
      TestWindow.onWindowThread(() -> window.shell().zoom(zoom));
      new OwnersMorning(window, name).morning(cart, market, mail);
    }
  }

  private void morning(StoreHere cart, StoreHere market, MailHere mail) throws Exception {
    TestOrders.deposit(engine);
    fill(cart, 1000);
    fill(market, 2000);
    TestOrders.rule(
        engine, "market", Criterion.SHOP, "Market", Choice.service("usps", "PRIORITY_MAIL"));
    TestOrders.rule(engine, "gifts", Criterion.TAG, "oro", Choice.service("ups", "ups_ground"));
    tag("oro");
    connect("Cart", cart);
    connect("Market", market);
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
    say("orders", () -> shown(2 * ORDERS));
    seen("all");
    views();
    changed();
    away(cart);
    bought();
    returned(mail);
  }

  private void views() throws Exception {
    var choice = orders.shops().choice();
    TestWindow.until(() -> choice.shops.size() >= 3);
    TestWindow.onWindowThread(() -> choice.chosen.set(choice.shops.getLast()));
    TestWindow.until(() -> orders.shown().size() == ORDERS);
    keep("Market");
    TestWindow.onWindowThread(() -> orders.tab().set(Tab.TO_SHIP));
    TestWindow.onWindowThread(() -> choice.chosen.set(choice.shops.getFirst()));
    TestWindow.onWindowThread(() -> orders.marks().tag.set("oro"));
    TestWindow.until(() -> orders.shown().isEmpty());
    keep("Gifts");
    TestWindow.onWindowThread(() -> orders.tab().set(Tab.TO_SHIP));
    TestWindow.onWindowThread(() -> orders.marks().clear());
    TestWindow.onWindowThread(() -> orders.query().set("N-10"));
    TestWindow.until(() -> orders.shown().size() == ORDERS);
    keep("Cart 10");
    TestWindow.onWindowThread(() -> orders.tab().set(Tab.TO_SHIP));
    TestWindow.onWindowThread(() -> orders.query().set(""));
    shown(2 * ORDERS);
    seen("views");
  }

  private void keep(String view) throws Exception {
    TestWindow.onWindowThread(() -> orders.views().form().ask(Question.KEEP));
    TestWindow.onWindowThread(() -> orders.views().form().name.set(view));
    TestWindow.onWindowThread(() -> orders.views().form().confirm());
    TestWindow.until(() -> orders.tab().get() == Tab.VIEW);
  }

  private void changed() throws Exception {
    TestWindow.onWindowThread(() -> orders.selected().setAll(orders.shown().subList(0, CHANGED)));
    var handling = orders.panels().handling();
    TestWindow.onWindowThread(() -> orders.panels().handle());
    TestWindow.until(() -> handling.open().get());
    TestWindow.onWindowThread(() -> handling.whole.set("3"));
    seen("change");
    say(
        "changed",
        () -> {
          TestWindow.onWindowThread(() -> handling.save());
          TestWindow.until(() -> !handling.open().get());
        });
    seen("changed");
    var marking = orders.panels().marking();
    TestWindow.onWindowThread(() -> orders.panels().tag());
    TestWindow.until(() -> marking.open().get());
    TestWindow.onWindowThread(() -> marking.query.set("oro"));
    TestWindow.onWindowThread(() -> marking.take());
    TestWindow.until(() -> orders.shown().getFirst().marks().tagNames().contains("oro"));
    TestWindow.onWindowThread(() -> marking.close());
    seen("tagged");
    say("undone", () -> undo());
    say("undone again", () -> undo());
    TestWindow.until(() -> orders.shown().getFirst().marks().tags().isEmpty());
    seen("undone");
  }

  private void undo() throws Exception {
    TestWindow.onWindowThread(() -> orders.changes().undo());
    TestWindow.until(() -> !orders.changes().undoing().get());
  }

  private void away(StoreHere cart) throws Exception {
    TestWindow.onWindowThread(() -> orders.query().set("N-100"));
    TestWindow.until(() -> orders.shown().size() == 10);
    TestWindow.onWindowThread(() -> orders.selected().setAll(orders.shown().subList(0, AWAY)));
    var departure = orders.panels().departure();
    TestWindow.onWindowThread(() -> orders.panels().depart());
    TestWindow.until(() -> departure.open().get());
    seen("away");
    TestWindow.onWindowThread(() -> departure.save());
    TestWindow.until(() -> !departure.open().get());
    TestWindow.onWindowThread(() -> orders.query().set(""));
    shown(2 * ORDERS - AWAY);
    TestWindow.until(() -> cart.told().size() == AWAY);
    seen("gone");
  }

  private void bought() throws Exception {
    TestWindow.onWindowThread(() -> orders.selected().setAll(orders.shown().subList(0, BOUGHT)));
    TestWindow.onWindowThread(orders::buy);
    var batch = orders.batch();
    TestWindow.until(
        () -> batch.batch().get() != null || batch.question().estimate().get() != null);
    seen("ask");
    TestWindow.onWindowThread(
        () -> {
          if (batch.question().estimate().get() != null) {
            batch.question().confirm();
          }
        });
    say(
        "bought",
        () ->
            TestWindow.until(
                () ->
                    batch.batch().get() != null
                        && Objects.requireNonNull(batch.batch().get()).state() == BatchState.DONE));
    shown(2 * ORDERS - AWAY - BOUGHT);
    seen("bought");
    TestWindow.onWindowThread(() -> batch.askVoid());
    seen("void");
    TestWindow.onWindowThread(() -> batch.voidAll());
    say("voided", () -> shown(2 * ORDERS - AWAY));
    TestWindow.until(
        () -> orders.views().views.stream().anyMatch(each -> each.count() == ORDERS - AWAY));
    seen("voided");
  }

  /// The customer of an order gets the label to send it back with.
  private void returned(MailHere mail) throws Exception {
    var account =
        new EmailSettings(
            true,
            "127.0.0.1",
            mail.port(),
            SmtpSecurity.NONE,
            null,
            false,
            "shop@example.com",
            null,
            Set.of());
    engine.customers().emails().keep(TestOrders.demo(engine), account, null);
    var ship = window.ship();
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIP));
    TestWindow.onWindowThread(() -> ship.scan().submit("N-1020"));
    TestWindow.until(() -> ship.form().contents().pieces() > 0);
    window.untilRates();
    TestWindow.onWindowThread(ship::buy);
    window.untilBought();
    var sent = Objects.requireNonNull(ship.label().shipment().get());
    TestWindow.onWindowThread(() -> ship.scan().shipBack(sent.id()));
    TestWindow.until(() -> ship.form().returning.get());
    window.untilRates();
    seen("return");
    TestWindow.onWindowThread(ship::buy);
    window.untilBought();
    var back = Objects.requireNonNull(ship.label().shipment().get());
    TestWindow.onWindowThread(() -> ship.label().email().ask(back));
    TestWindow.onWindowThread(() -> ship.label().email().to.set("buyer@example.com"));
    seen("email");
    say(
        "return e-mailed",
        () -> {
          TestWindow.onWindowThread(() -> ship.label().email().send());
          TestWindow.until(() -> !mail.letters().isEmpty());
        });
    var letter = mail.letters().getFirst();
    System.out.printf(
        "BENCH owners-morning letter: %s to %s, %d parts%n",
        letter.getSubject(),
        letter.getAllRecipients()[0],
        ((Multipart) letter.getContent()).getCount());
    seen("emailed");
  }

  private void shown(int number) {
    TestWindow.until(() -> orders.shown().size() == number && orders.loaded().get());
  }

  private void seen(String page) throws Exception {
    PictureBook.add(window, name + page);
  }

  private interface Step {
    void play() throws Exception;
  }

  private static void say(String what, Step step) throws Exception {
    long began = System.nanoTime();
    step.play();
    System.out.printf(
        "BENCH owners-morning %s: %d ms%n", what, (System.nanoTime() - began) / 1_000_000);
  }

  private static void fill(StoreHere store, int first) {
    for (int i = 0; i < ORDERS; i++) {
      store.order(Integer.toString(first + i), "paid", (100 + i) + " 5th Ave");
    }
  }

  private void tag(String called) {
    var tags = engine.ordering().desk().tags();
    tags.add(
        TestOrders.demo(engine), new TagDraft(called, TagColour.values()[0]), RequestKey.none());
  }

  private void connect(String called, StoreHere store) {
    var fields =
        Map.of("url", store.url(), "userName", StoreHere.USER, "password", StoreHere.PASSWORD);
    var draft =
        new SourceDraft(
            "shipstation", called, true, fields, 0, null, null, null, null, true, true, true);
    var caller = TestOrders.demo(engine);
    var id = engine.sources().create(caller, draft, RequestKey.none()).source().id();
    var sync = engine.sources().sync(caller, id, true);
    TestWindow.until(() -> engine.sources().sync(caller, id, sync.id()).finishedAt() != null);
  }
}
