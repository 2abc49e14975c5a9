package dev.quayside.engine.source.shipstation;

import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.SourceWords;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One shop behind the form. It cannot be asked for one order, so that one is looked for among
/// those that changed of late.
final class StoreShop implements Shop, ShopTracking {

  /// Minutes only: the one that runs belongs to it.
  private static final Duration AHEAD = Duration.ofMinutes(1);

  private static final Duration OF_LATE = Duration.ofDays(1);
  private static final Duration LONG_AGO = Duration.ofDays(30);
  private static final Duration CLOCKS_APART = Duration.ofMinutes(10);
  private static final int MOST_PAGES_FOR_ONE = 20;
  private static final String TOLD = "notice";

  private final StoreApi api;
  private final SourceSettings settings;
  private final StoreOrders orders;

  StoreShop(StoreApi api, SourceSettings settings) {
    this.api = api;
    this.settings = settings;
    orders = new StoreOrders(settings);
  }

  @Override
  public void test() {
    api.export(now().minus(CLOCKS_APART), until(), 1, false);
  }

  /// Pages up to an end that stays. An order that changes meanwhile leaves them, and those behind
  /// it move up, one of them on to a page that was read: so several pages are read once more, from
  /// the last one back, against the way they move.
  ///
  /// @param page `NUMBER|END`, `-NUMBER|END` on the way back
  @Override
  public Page pull(Instant since, @Nullable String page) {
    var asked = page == null ? null : page.split("\\|");
    int number = asked == null ? 1 : Integer.parseInt(asked[0]);
    var end = asked == null ? until() : Instant.parse(asked[1]);
    var answer = api.export(since, end, Math.abs(number), false);
    var read = orders.all(answer);
    if (number < 0) {
      return new Page(read, number < -1 ? (number + 1) + "|" + end : null, true);
    }
    if (number < pages(answer.root())) {
      return new Page(read, (number + 1) + "|" + end);
    }
    return new Page(read, number > 1 ? (1 - number) + "|" + end : null);
  }

  @Override
  public Optional<PulledOrder> read(String externalId, boolean brief) {
    return among(externalId, now().minus(OF_LATE), brief);
  }

  private Optional<PulledOrder> among(String externalId, Instant since, boolean brief) {
    var end = until();
    int last = 1;
    for (int page = 1; page <= last && page <= MOST_PAGES_FOR_ONE; page++) {
      var answer = api.export(since, end, page, brief);
      last = pages(answer.root());
      var found =
          orders.all(answer).stream()
              .filter(order -> order.externalId().equals(externalId))
              .findFirst();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  @Override
  public ShopTracking tracking() {
    return this;
  }

  /// A shop shows no tracking numbers: an order it calls shipped by now has heard of the parcel.
  /// One that it does not show at all tells nothing, and is not written to a second time.
  @Override
  public Optional<String> find(ShopParcel parcel) {
    var order =
        among(parcel.externalId(), parcel.shippedAt().minus(LONG_AGO), false)
            .orElseThrow(() -> ShopException.unavailable(SourceWords.ORDER_NOT_SHOWN.of(), true));
    return order instanceof PulledOrder.Read read && read.standing() == Standing.SHIPPED
        ? Optional.of(TOLD)
        : Optional.empty();
  }

  @Override
  public String post(ShopParcel parcel) {
    var notice = new StoreNotice(parcel, settings.notifiesBuyer());
    api.notice(notice.query(), notice.document());
    return TOLD;
  }

  @Override
  public void takeBack(ShopParcel parcel, String handle) {
    throw new UnsupportedOperationException("the form has no way back");
  }

  private static int pages(Xml answer) {
    var said = answer.attribute("pages");
    return said.matches("\\d{1,6}") ? Integer.parseInt(said) : 1;
  }

  private Instant until() {
    return now().plus(AHEAD);
  }

  private Instant now() {
    return api.http().clock().instant();
  }
}
