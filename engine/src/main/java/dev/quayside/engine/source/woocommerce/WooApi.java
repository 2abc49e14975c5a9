package dev.quayside.engine.source.woocommerce;

import dev.quayside.engine.base.text.UrlText;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.TreeWire;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Calls of the REST API wc/v3, and of the plugins beside it.
record WooApi(ShopHttp http, URI url, String key, String secret) {

  static final String OWN = "wc/v3";

  private static final String NO_ROUTE = "rest_no_route";

  /// @param path below `wp-json`: `wc/v3/orders`
  TreeWire get(String path, Map<String, String> query) {
    return tree(http.good(request("GET", path, query, null)));
  }

  /// Empty for 404.
  Optional<TreeWire> known(String path, boolean brief) {
    return http.known(request("GET", path, Map.of(), null), brief).map(this::tree);
  }

  TreeWire write(String method, String path, Object body) {
    return tree(http.good(request(method, path, Map.of(), body)));
  }

  /// What is gone already is deleted; where the way to it is gone, nothing is.
  void delete(String path) {
    var said = http.ask(request("DELETE", path, Map.of("force", "true"), null), ShopHttp.USUAL);
    boolean noWay =
        TreeWire.read(said).map(tree -> tree.text("code").equals(NO_ROUTE)).orElse(false);
    if (!said.isGood() && (!said.isUnknown() || noWay)) {
      throw http.refusal(said);
    }
  }

  ShopException garbled() {
    return http.garbled();
  }

  private TreeWire tree(Said said) {
    return TreeWire.read(said)
        .filter(tree -> tree.isList() || tree.isObject())
        .orElseThrow(http::garbled);
  }

  private CarrierRequest request(
      String method, String path, Map<String, String> query, @Nullable Object body) {
    var text =
        query.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(each -> each.getKey() + "=" + UrlText.encoded(each.getValue()))
            .collect(Collectors.joining("&"));
    var there = URI.create(url + "/wp-json/" + path + (text.isEmpty() ? "" : "?" + text));
    var request =
        body != null
            ? CarrierRequest.json(method, there, body)
            : method.equals("DELETE") ? CarrierRequest.delete(there) : CarrierRequest.get(there);
    return request.basic(key, secret);
  }
}
