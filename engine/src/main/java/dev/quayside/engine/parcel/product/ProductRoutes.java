package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.parcel.picture.PictureJson;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/// /v1/products: the catalogue.
public final class ProductRoutes implements Routes {

  private static final String PICTURE = "/v1/products/:sku/picture";

  private final Products products;

  /// The search of a product list.
  private record Question(String search, Slice<ProductSort> slice) {

    static Question read(QueryParameters query) {
      return new Question(
          Objects.requireNonNullElse(query.textOrNothing("search"), ""),
          query.slice(List.of(ProductSort.values())));
    }
  }

  public ProductRoutes(Products products) {
    this.products = products;
  }

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/products", Role.VIEWER, this::list);
    routes.get("/v1/products/:sku", Role.VIEWER, this::get);
    routes.put("/v1/products/:sku", Role.OPERATOR, ProductJson::read, this::put);
    routes.patch("/v1/products/:sku", Role.OPERATOR, ProductJson::readChange, this::change);
    routes.get(PICTURE, Role.VIEWER, this::picture);
    routes.put(PICTURE, Role.OPERATOR, PictureJson::read, this::keepPicture);
    routes.delete(
        PICTURE, Role.OPERATOR, call -> products.removePicture(call.caller(), call.path("sku")));
    routes.delete(
        "/v1/products/:sku",
        Role.OPERATOR,
        call -> products.remove(call.caller(), call.path("sku")));
  }

  private Reply picture(Call call) {
    var sku = call.path("sku");
    var picture = products.picture(call.caller(), sku);
    return new Reply.Download(picture.mediaType(), "picture." + picture.kind(), picture.content());
  }

  private Reply keepPicture(Call call, byte[] file) {
    var product = products.keepPicture(call.caller(), call.path("sku"), file);
    return Reply.ok(ProductJson.of(product, call.baseUrl()));
  }

  private Reply list(Call call) {
    var asked = call.query(Question::read);
    return Reply.ok(
        PageJson.of(
            products.list(call.caller(), asked.search(), asked.slice()),
            asked.slice(),
            product -> ProductJson.of(product, call.baseUrl())));
  }

  private Reply get(Call call) {
    return Reply.ok(ProductJson.of(products.get(call.caller(), call.path("sku")), call.baseUrl()));
  }

  private Reply put(Call call, Product body) {
    var product = body.named(call.name("sku"));
    return Reply.ok(ProductJson.of(products.put(call.caller(), product), call.baseUrl()));
  }

  private Reply change(Call call, UnaryOperator<Product> change) {
    return Reply.ok(
        ProductJson.of(products.change(call.caller(), call.path("sku"), change), call.baseUrl()));
  }
}
