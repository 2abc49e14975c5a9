package dev.quayside.engine.source.woocommerce;

import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.TreeWire;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Tells a WooCommerce shop of parcels, the best way it has: its plugin for tracking numbers, else
/// the core's fulfilments, else a note to the buyer. No way has a key against doing it twice.
final class WooTracking implements ShopTracking {

  private static final String ORDERS = WooApi.OWN + "/orders/";
  private static final List<String> PLUGINS = List.of("wc-shipment-tracking/v3", "wc-ast/v3");
  private static final String FULFILLMENT = "fulfillment";
  private static final String NOTE = "note";
  private static final Set<String> OVER =
      Set.of("completed", "cancelled", "refunded", "failed", "trash");

  private final WooApi api;
  private final SourceSettings settings;

  /// Which way the shop has: the namespace of a plugin, {@link #FULFILLMENT} or {@link #NOTE}.
  private volatile @Nullable String way;

  private volatile @Nullable Map<String, String> providers;

  WooTracking(WooApi api, SourceSettings settings) {
    this.api = api;
    this.settings = settings;
  }

  /// A plugin may have come or gone.
  void forget() {
    way = null;
    providers = null;
  }

  /// Before its plugin came, a parcel was told in a note.
  ///
  /// @return `WAY:ID`
  @Override
  public Optional<String> find(ShopParcel parcel) {
    return byItsWay(parcel, by -> find(by, parcel)).or(() -> find(NOTE, parcel));
  }

  @Override
  public String post(ShopParcel parcel) {
    return byItsWay(parcel, by -> post(by, parcel));
  }

  /// A plugin that was switched off takes its way with it, and the shop refuses it then: nothing
  /// was done, so the way it has now is looked for once.
  private <T> T byItsWay(ShopParcel parcel, Function<String, T> doing) {
    var by = way(parcel);
    try {
      return doing.apply(by);
    } catch (ShopException refused) {
      forget();
      if (refused.kind() != ShopException.Kind.REFUSED || way(parcel).equals(by)) {
        throw refused;
      }
      return doing.apply(way(parcel));
    }
  }

  private Optional<String> find(String by, ShopParcel parcel) {
    return entries(by, parcel)
        .filter(each -> numberOf(by, each, parcel.trackingNumber()))
        .map(each -> by + ":" + idOf(by, each))
        .findFirst();
  }

  private String post(String by, ShopParcel parcel) {
    var made = api.write("POST", path(by, parcel), body(by, parcel));
    var id = idOf(by, made.isThere("fulfillment") ? made.at("fulfillment") : made);
    return by + ":" + id;
  }

  /// Completes the order with its last piece. It mails the buyer, so the number is there before. An
  /// order that was called off there since the label was bought stays so.
  @Override
  public void finish(ShopParcel parcel) {
    if (settings.completes() && parcel.last() && !OVER.contains(status(parcel))) {
      api.write("PUT", ORDERS + parcel.externalId(), Map.of("status", "completed"));
    }
  }

  @Override
  public void takeBack(ShopParcel parcel, String handle) {
    int colon = handle.lastIndexOf(':');
    api.delete(path(handle.substring(0, colon), parcel) + "/" + handle.substring(colon + 1));
    if (settings.completes() && status(parcel).equals("completed")) {
      api.write("PUT", ORDERS + parcel.externalId(), Map.of("status", "processing"));
    }
  }

  private String status(ShopParcel parcel) {
    return api.get(ORDERS + parcel.externalId(), Map.of()).text("status");
  }

  private Stream<TreeWire> entries(String by, ShopParcel parcel) {
    var answer = api.get(path(by, parcel), Map.of());
    return (answer.isList() ? answer.list() : answer.list("fulfillments")).stream();
  }

  private static String path(String by, ShopParcel parcel) {
    return switch (by) {
      case FULFILLMENT -> ORDERS + parcel.externalId() + "/fulfillments";
      case NOTE -> ORDERS + parcel.externalId() + "/notes";
      default -> by + "/orders/" + parcel.externalId() + "/shipment-trackings";
    };
  }

  private static boolean numberOf(String by, TreeWire entry, String number) {
    return switch (by) {
      case FULFILLMENT ->
          entry.list("meta_data").stream()
              .anyMatch(
                  meta ->
                      meta.text("key").equals("_tracking_number")
                          && meta.text("value").equals(number));
      case NOTE -> entry.text("note").contains(number);
      default -> entry.text("tracking_number").equals(number);
    };
  }

  private static String idOf(String by, TreeWire entry) {
    var id = by.equals(FULFILLMENT) || by.equals(NOTE) ? "id" : "tracking_id";
    return entry.text(id);
  }

  private Object body(String by, ShopParcel parcel) {
    return switch (by) {
      case FULFILLMENT -> fulfilment(parcel);
      case NOTE -> Map.of("note", note(parcel), "customer_note", settings.notifiesBuyer());
      default -> tracked(by, parcel);
    };
  }

  private Map<String, Object> tracked(String plugin, ShopParcel parcel) {
    var body = new HashMap<String, Object>();
    body.put("tracking_number", parcel.trackingNumber());
    body.put(
        "date_shipped", LocalDate.ofInstant(parcel.shippedAt(), ZoneId.systemDefault()).toString());
    var provider = providers(plugin).get(key(parcel.carrierName()));
    if (provider != null) {
      body.put("tracking_provider", provider);
      return body;
    }
    body.put("custom_tracking_provider", parcel.carrierName());
    var page = parcel.trackingPage();
    if (page != null) {
      body.put("custom_tracking_link", page);
    }
    return body;
  }

  /// A number, as WooCommerce writes it; what is none, or longer than any, stays as it was read.
  private static Object id(String externalId) {
    return externalId.matches("[0-9]{1,18}") ? Long.valueOf(externalId) : externalId;
  }

  private Map<String, Object> fulfilment(ShopParcel parcel) {
    var meta = new ArrayList<Map<String, Object>>();
    meta.add(
        Map.of(
            "key",
            "_items",
            "value",
            parcel.pieces().stream()
                .map(piece -> Map.of("item_id", id(piece.externalId()), "qty", piece.quantity()))
                .toList()));
    meta.add(Map.of("key", "_tracking_number", "value", parcel.trackingNumber()));
    meta.add(
        Map.of(
            "key",
            "_shipment_provider",
            "value",
            parcel.carrier().replace('_', '-').toLowerCase(Locale.ROOT)));
    var page = parcel.trackingPage();
    if (page != null) {
      meta.add(Map.of("key", "_tracking_url", "value", page));
    }
    return Map.of(
        "status",
        "fulfilled",
        "is_fulfilled",
        true,
        "notify_customer",
        settings.notifiesBuyer(),
        "meta_data",
        meta);
  }

  private static String note(ShopParcel parcel) {
    var page = parcel.trackingPage();
    return WooWords.NOTE
        .of(parcel.carrierName(), parcel.trackingNumber(), page == null ? "" : page)
        .sentence()
        .strip();
  }

  private String way(ShopParcel parcel) {
    var known = way;
    if (known == null) {
      known = found(parcel);
      way = known;
    }
    return known;
  }

  private String found(ShopParcel parcel) {
    var spaces = api.get("", Map.of()).list("namespaces").stream().map(TreeWire::text).toList();
    var plugin = PLUGINS.stream().filter(spaces::contains).findFirst();
    if (plugin.isPresent()) {
      return plugin.get();
    }
    return api.known(path(FULFILLMENT, parcel), false).isPresent() ? FULFILLMENT : NOTE;
  }

  /// Names the plugin makes links for, by {@link #key}; a plugin without the list has none.
  private Map<String, String> providers(String plugin) {
    var known = providers;
    if (known == null) {
      var names = new HashMap<String, String>();
      asked(plugin)
          .ifPresent(
              regions ->
                  regions
                      .fields()
                      .flatMap(region -> region.getValue().fields())
                      .forEach(each -> names.putIfAbsent(key(each.getKey()), each.getKey())));
      known = Map.copyOf(names);
      providers = known;
    }
    return known;
  }

  private Optional<TreeWire> asked(String plugin) {
    try {
      return api.known(plugin + "/shipment-trackings/providers", false);
    } catch (ShopException refused) {
      if (refused.kind() == ShopException.Kind.REFUSED) {
        return Optional.empty();
      }
      throw refused;
    }
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }
}
