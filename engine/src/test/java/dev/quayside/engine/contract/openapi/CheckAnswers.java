package dev.quayside.engine.contract.openapi;

import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;

/// Brings about what the endpoints of the pack check and of products' pictures answer, and their
/// events.
record CheckAnswers(Api api, Api second, String from, String to) {

  private static final String PICTURE =
      "{\"content\":\"iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOQj19BEmIY1TCqYfhqAADEXyYQTKkI3AAAAABJRU5ErkJggg==\"}";

  void bring() {
    api.put(
        "/v1/products/CHK-1", "{\"name\":\"Mug\",\"weightOz\":6,\"barcode\":\"4006381333931\"}");
    api.put("/v1/products/CHK-2", "{\"name\":\"Phone\",\"weightOz\":6,\"check\":\"serial\"}");
    picture("/v1/products/CHK-1/picture");
    api.put(
        "/v1/pack-check",
        "{\"required\":\"always\",\"weight\":{\"tolerancePercent\":5,\"toleranceOz\":1}}");
    var order = order("CHK-A", "{\"sku\":\"CHK-1\"},{\"name\":\"Ribbon\",\"weightOz\":1}");
    unchecked(order);
    var checks = "/v1/orders/" + order + "/checks";
    var check = started(checks);
    api.get(checks);
    api.get(check);
    api.post(check + "/complete", "{\"weightOz\":7}");
    leased(checks, check);
    api.post(check + "/scans", "{\"code\":\"4006381333931\"}");
    api.post(check + "/lines/2/confirm", "{\"quantity\":1,\"reason\":\"No code on it\"}");
    picture(check + "/photo");
    api.post(check + "/complete", "{\"weightOz\":70}");
    api.post(check + "/complete", "{\"weightOz\":7}");
    var serial = started("/v1/orders/" + order("CHK-B", "{\"sku\":\"CHK-2\"}") + "/checks");
    api.post(serial + "/scans", "{\"code\":\"CHK-2\"}");
    api.post(serial + "/lines/1/confirm", "{\"quantity\":1,\"reason\":\"No code on it\"}");
    api.post(serial + "/abandon");
    api.put("/v1/pack-check", "{}");
  }

  private void unchecked(String order) {
    var parcel = "\"from\":" + from + ",\"parcel\":" + ShopTest.PARCEL;
    var service = "{" + parcel + ",\"carrier\":\"ups\",\"service\":\"ups_ground\"";
    api.post("/v1/orders/" + order + "/labels", service + "}");
    api.post(
        "/v1/orders/" + order + "/parcels",
        "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcels\":[{\"parcel\":%s}]}"
            .formatted(from, ShopTest.PARCEL));
    var rates = api.post("/v1/orders/" + order + "/rates", "{" + parcel + "}");
    var rate = "{\"rateId\":" + rates.json().at("/rates/0/id") + "}";
    api.post("/v1/labels", rate);
    api.post("/v1/shipments", rate);
  }

  /// What a second holder is refused.
  private void leased(String checks, String check) {
    second.post(checks);
    second.post(check + "/scans", "{\"code\":\"4006381333931\"}");
    second.post(check + "/lines/2/confirm", "{\"quantity\":1,\"reason\":\"No code on it\"}");
    second.post(check + "/complete", "{\"weightOz\":7}");
    second.post(check + "/abandon");
    second.put(check + "/photo", PICTURE);
  }

  private void picture(String path) {
    api.put(path, PICTURE);
    api.with("If-None-Match", api.get(path).header("ETag")).get(path);
    if (path.endsWith("/picture")) {
      api.send("DELETE", path);
    }
  }

  private String started(String checks) {
    return "/v1/checks/" + api.post(checks).json().get("id").asText();
  }

  private String order(String reference, String items) {
    var body = "{\"reference\":\"%s\",\"to\":%s,\"items\":[%s]}".formatted(reference, to, items);
    return api.post("/v1/orders", body).json().get("id").asText();
  }
}
