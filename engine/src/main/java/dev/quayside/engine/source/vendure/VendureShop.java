package dev.quayside.engine.source.vendure;

import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.TreeWire;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// One Vendure shop.
final class VendureShop implements Shop {

  private static final int PAGE = 100;

  private final VendureApi api;
  private final SourceSettings settings;
  private final VendureOrders orders;
  private final VendureParcels parcels;

  /// Null until they are asked for, at the beginning of each pull.
  private volatile @Nullable VendureFields fields;

  VendureShop(VendureApi api, SourceSettings settings) {
    this.api = api;
    this.settings = settings;
    orders = new VendureOrders(settings.weightField());
    parcels = new VendureParcels(api);
  }

  /// With the custom field of the weight, so that a wrong name is found out.
  @Override
  public void test() {
    fields = null;
    orders(options(1, 0, Map.of("active", eq(false))));
  }

  /// Each page is asked for from the last change that was seen: an order that changes meanwhile
  /// moves to the end, and none before it is passed over.
  ///
  /// @param page `SINCE|SKIP`
  @Override
  public Page pull(Instant since, @Nullable String page) {
    if (page == null) {
      fields = null;
    }
    var asked = (page == null ? since.truncatedTo(ChronoUnit.SECONDS) + "|0" : page).split("\\|");
    var from = Instant.parse(asked[0]);
    int skip = Integer.parseInt(asked[1]);
    // "after" leaves out the very time, and SQLite keeps whole seconds
    var filter =
        Map.of("updatedAt", Map.of("after", from.minusSeconds(1).toString()), "active", eq(false));
    var options = options(PAGE, skip, filter);
    var listed = listed(options);
    return new Page(listed.orders(), listed.size() < PAGE ? null : next(listed, from, skip));
  }

  private TreeWire orders(Map<String, Object> options) {
    return withFields(
        known -> api.ask(VendureQueries.orders(known, settings.weightField()), options));
  }

  /// With the custom fields that the server has; without them where it has them no more, or does
  /// not show them to this key.
  private TreeWire withFields(Function<VendureFields, TreeWire> asked) {
    var known = known();
    try {
      return asked.apply(known);
    } catch (ShopException refused) {
      boolean mayBeFields =
          refused.kind() == Kind.SOURCE_CREDENTIALS
              || refused.kind() == Kind.SOURCE_GARBLED && !refused.maybeDone();
      if (known.isEmpty() || !mayBeFields) {
        throw refused;
      }
      var answer = asked.apply(VendureFields.NONE);
      fields = VendureFields.NONE;
      return answer;
    }
  }

  private VendureFields known() {
    var known = fields;
    if (known == null) {
      known = found();
      fields = known;
    }
    return known;
  }

  /// Servers of old versions do not tell.
  private VendureFields found() {
    try {
      return VendureFields.of(api.ask(VendureQueries.FIELDS, Map.of()));
    } catch (ShopException untold) {
      if (untold.kind() == Kind.SOURCE_GARBLED && !untold.maybeDone()) {
        return VendureFields.NONE;
      }
      throw untold;
    }
  }

  /// @param latest change of the last one; null where the page was read one by one
  private record Listed(List<PulledOrder> orders, int size, @Nullable Instant latest) {}

  private Listed listed(Map<String, Object> options) {
    try {
      var data = orders(options);
      var all = data.list("orders", "items");
      var latest = all.isEmpty() ? null : VendureOrders.updatedAt(all.getLast()).orElse(null);
      return new Listed(read(all, data), all.size(), latest);
    } catch (ShopException spoilt) {
      if (!isSpoilt(spoilt)) {
        throw spoilt;
      }
      return oneByOne(options, spoilt);
    }
  }

  /// One order that Vendure cannot show spoils the page it is on; where all are spoilt it is not
  /// the orders.
  private Listed oneByOne(Map<String, Object> options, ShopException spoilt) {
    var ids = api.ask(VendureQueries.IDS, options).list("orders", "items");
    var read = new ArrayList<PulledOrder>();
    for (var each : ids) {
      var id = each.text("id");
      try {
        read(id, false).ifPresent(read::add);
      } catch (ShopException alone) {
        if (!isSpoilt(alone)) {
          throw alone;
        }
        read.add(new PulledOrder.Unreadable(id, id, alone.said(), Instant.EPOCH));
      }
    }
    if (read.stream().allMatch(PulledOrder.Unreadable.class::isInstance)) {
      throw spoilt;
    }
    return new Listed(read, ids.size(), null);
  }

  /// Whether Vendure answered, with a fault of its own.
  private static boolean isSpoilt(ShopException trouble) {
    return trouble.kind() == Kind.SOURCE_GARBLED && trouble.maybeDone();
  }

  private static String next(Listed page, Instant from, int skip) {
    var latest = page.latest() == null ? from : page.latest().truncatedTo(ChronoUnit.SECONDS);
    return latest.isAfter(from) ? latest + "|0" : from + "|" + (skip + page.size());
  }

  /// Neither shipping nor a new address is a change of an order's time there.
  @Override
  public Optional<Undated> undated() {
    return Optional.of(
        ids -> {
          var filter = Map.of("id", Map.of("in", List.copyOf(ids)));
          return listed(options(ids.size(), 0, filter)).orders();
        });
  }

  @Override
  public Optional<PulledOrder> read(String externalId, boolean brief) {
    var limit = brief ? ShopHttp.BRIEF : ShopHttp.USUAL;
    var data =
        withFields(
            known ->
                api.ask(
                    VendureQueries.one(known, settings.weightField()),
                    Map.of("id", externalId),
                    limit));
    return Optional.of(data.at("order"))
        .filter(TreeWire::isObject)
        .flatMap(order -> read(List.of(order), data).stream().findFirst());
  }

  private List<PulledOrder> read(List<TreeWire> all, TreeWire data) {
    int precision = VendureOrders.precision(data);
    return all.stream()
        .filter(order -> !VendureOrders.isDraft(order))
        .map(order -> orders.read(order, precision))
        .toList();
  }

  @Override
  public ShopTracking tracking() {
    return parcels;
  }

  private static Map<String, Object> options(int take, int skip, Map<String, ?> filter) {
    var options = new HashMap<String, Object>();
    options.put("take", take);
    options.put("skip", skip);
    options.put("filter", filter);
    options.put("sort", Map.of("updatedAt", "ASC"));
    return Map.of("options", options);
  }

  private static Map<String, Object> eq(boolean value) {
    return Map.of("eq", value);
  }
}
