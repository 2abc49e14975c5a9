package dev.quayside.engine.contract.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.openapi.OpenApiTest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Each operation that changes who may do or pay what leaves its entry in the audit; which these
/// are is decided here for every operation of the document.
class EveryActIsAuditedTest extends SandboxTest {

  /// Reads, tries out, asks or tells, and changes nothing that is kept but itself.
  private static final Set<String> CHANGES_NOTHING =
      Set.of(
          "validateAddress",
          "predictDelivery",
          "recommendCarrier",
          "createToken",
          "testCarrierAccount",
          "testEmail",
          "previewEmail",
          "retryEmail",
          "resendEvent",
          "previewManifest",
          "previewCopy",
          "leaseOrder",
          "releaseOrderLease",
          "rateOrder",
          "searchPrinters",
          "getRates",
          "getPackingPlans",
          // fetching pays nothing: what is bought is of the orders
          "createPickLists",
          "pickLine",
          "shortLine",
          "assignPickList",
          "cancelPickList",
          "dryRunRetention",
          "tryRuleOnOrders",
          "tryRules",
          "testSource",
          "previewSource",
          "syncSource",
          "tellSourceAgain",
          "trackMany",
          "testWebhook",
          // an address that was typed, as every label keeps it
          "keepContact",
          // of the simulated carriers
          "advanceClock",
          "setCarrierBehaviour",
          "scan",
          "setSandboxSettings");

  /// Has events, each of which is an entry: `Events` writes both.
  private static final Set<String> HAS_EVENTS =
      Set.of(
          "lookUpOrder",
          "startBatch",
          "pauseBatch",
          "resumeBatch",
          "cancelBatch",
          "retryBatch",
          "voidBatch",
          "emailLabel",
          "shipOrderAnotherWay",
          "takeParcelBack",
          "importShippedOrders",
          "createLabel",
          "cancelLabel",
          "settleLabel",
          "createShipment",
          "cancelShipment",
          "closeManifest",
          "settleManifest",
          "createOrder",
          "createOrders",
          "importOrders",
          "changeOrder",
          "holdOrder",
          "noteOrder",
          "changeOrders",
          "undoOrderChanges",
          "releaseOrder",
          "cancelOrder",
          "reopenOrder",
          "buyOrder",
          "buyParcels",
          "bookPickup",
          "cancelPickup",
          "createPrintJob",
          "confirmPrintJobs",
          "cancelPrintJob",
          "holdPrintJob",
          "releasePrintJob",
          "retryPrintJob",
          "confirmPrintJob");

  private static final String PIXEL =
      "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOQj19BEmIY1TCqYfhqAADEXyYQTKkI3AAAAABJRU5ErkJggg==";

  private final Map<String, String> done = new LinkedHashMap<>();

  @Test
  void whoChangedWhoMayDoOrPayWhatIsNoted() {
    changeEverything();
    var known = new TreeSet<>(done.keySet());
    known.addAll(CHANGES_NOTHING);
    known.addAll(HAS_EVENTS);
    var document = Document.of(served.sandbox());
    var operations = new TreeSet<String>();
    OpenApiTest.operations(document).stream()
        .filter(each -> !each.method().equals("get"))
        .forEach(each -> operations.add(each.id()));
    assertThat(known).as("each is either tried here, or named with a reason").isEqualTo(operations);
    var entries =
        new TreeSet<>(
            api.get("/v1/audit?pageSize=100").json().get("data").findValuesAsText("action"));
    entries.addAll(
        api.get("/v1/audit?pageSize=100&page=2").json().get("data").findValuesAsText("action"));
    assertThat(entries).containsAll(done.values());
    for (var action : entries) {
      var found = api.get("/v1/audit?action=" + action);
      assertThat(found.status()).as(found.text()).isEqualTo(200);
    }
  }

  private Api.Response copied() {
    var other = served.workspace("copied-from");
    as(other, Role.ADMIN).post("/v1/tags", "{\"name\":\"Copied\"}");
    return api.post(
        "/v1/workspaces/" + workspace.id().value() + "/copy",
        "{\"fromKey\":\"%s\"}".formatted(served.key(other, Role.ADMIN)));
  }

  private void changeEverything() {
    did("putBranding", "branding.changed", api.put("/v1/branding", "{\"shopName\":\"Dock 7\"}"));
    did("putLogo", "branding.changed", logo());
    did("copySettings", "workspace.settings_copied", copied());
    did("deleteLogo", "branding.changed", api.send("DELETE", "/v1/branding/logo"));
    var account =
        "{\"enabled\":true,\"fields\":{\"accountNumber\":\"1A2B3C\",\"clientId\":\"id\",\"clientSecret\":\"secret\"}}";
    did(
        "putCarrierAccount",
        "carrier_account.changed",
        api.put("/v1/carrier-accounts/ups", account));
    did(
        "deleteCarrierAccount",
        "carrier_account.deleted",
        api.send("DELETE", "/v1/carrier-accounts/ups"));
    did(
        "putEmailSettings",
        "email_server.changed",
        api.put(
            "/v1/emails/settings",
            "{\"enabled\":true,\"host\":\"localhost\",\"security\":\"none\",\"fromAddress\":\"post@mugharbor.example\"}"));
    var template = "/v1/emails/templates/shipped/en";
    did(
        "putEmailTemplate",
        "email_template.changed",
        api.put(template, "{\"subject\":\"Hi\",\"text\":\"It left\"}"));
    did("resetEmailTemplate", "email_template.reset", api.send("DELETE", template));
    var table =
        "{\"carrier\":\"ups\",\"content\":\"invoice_number,tracking_number,charge,amount\\nA-1,1Z999AA10123456784,Base,5.55\\n\"}";
    var invoice = did("importInvoices", "invoice.imported", api.post("/v1/invoices", table));
    did(
        "deleteInvoice",
        "invoice.deleted",
        api.send("DELETE", "/v1/invoices/" + invoice.json().at("/imported/0/id").asText()));
    var key = id(did("createKey", "key.created", api.post("/v1/keys", "{\"role\":\"viewer\"}")));
    var rotated =
        did(
            "rotateKey",
            "key.rotated",
            api.post("/v1/keys/" + key + "/rotate", "{\"overlapHours\":1}"));
    did("revokeKey", "key.revoked", api.send("DELETE", "/v1/keys/" + id(rotated)));
    keepPlaces();
    keepGoods();
    var rules = "{\"name\":\"Cheap\",\"choice\":{\"kind\":\"cheapest\"}}";
    var rule = id(did("createRule", "rule.created", api.post("/v1/rules", rules)));
    did("changeRule", "rule.changed", api.put("/v1/rules/" + rule, rules));
    did(
        "reorderRules",
        "rule.reordered",
        api.post("/v1/rules/reorder", "{\"ids\":[\"%s\"]}".formatted(rule)));
    did("deleteRule", "rule.deleted", api.send("DELETE", "/v1/rules/" + rule));
    did(
        "setNoticeSettings",
        "notice_settings.changed",
        api.put("/v1/notices/settings", "{\"email\":\"off\",\"fundsBelow\":5}"));
    did("putRetention", "retention.changed", api.put("/v1/retention", "{\"days\":365}"));
    keepShops();
    keepPeople();
    did("deposit", "wallet.deposited", api.post("/v1/wallet/deposits", "{\"amount\":5}"));
    var hook = "{\"url\":\"http://127.0.0.1:9/a\",\"events\":[\"label.created\"]}";
    var webhook =
        "/v1/webhooks/"
            + id(did("createWebhook", "webhook.created", api.post("/v1/webhooks", hook)));
    did(
        "changeWebhook",
        "webhook.changed",
        api.patch(webhook, "{\"events\":[\"label.cancelled\"]}"));
    did(
        "rotateWebhookSecret",
        "webhook.secret_rotated",
        api.post(webhook + "/rotate-secret", "{}"));
    did("enableWebhook", "webhook.enabled", api.post(webhook + "/enable"));
    did("deleteWebhook", "webhook.deleted", api.send("DELETE", webhook));
    did(
        "createWorkspace",
        "workspace.created",
        api.post("/v1/workspaces", "{\"name\":\"N\",\"slug\":\"audit-walk\",\"plan\":\"desk\"}"));
    did(
        "changeWorkspace",
        "workspace.changed",
        api.patch("/v1/workspaces/" + workspace.id().value(), "{\"name\":\"Shop\"}"));
    var desk = "/v1/stations/" + api.get("/v1/stations").json().at("/data/0/id").asText();
    did("renameStation", "station.changed", api.patch(desk, "{\"name\":\"Packing 1\"}"));
    // a desk can be forgotten while it is away only; docs/api/stations.md, StationsTest
    done.put("deleteStation", "workspace.changed");
  }

  private void keepPlaces() {
    var place = "{\"name\":\"Dock 7\",\"address\":" + FROM + "}";
    var location = id(did("createLocation", "location.created", api.post("/v1/locations", place)));
    did("changeLocation", "location.changed", api.put("/v1/locations/" + location, place));
    did(
        "reorderLocations",
        "location.reordered",
        api.post("/v1/locations/reorder", "{\"ids\":[\"%s\"]}".formatted(location)));
    var account = "{\"name\":\"Buyer\",\"carrier\":\"fedex\",\"account\":\"123456789\"}";
    var payor = id(did("createPayor", "payor.created", api.post("/v1/payors", account)));
    did("changePayor", "payor.changed", api.put("/v1/payors/" + payor, account));
    did("deletePayor", "payor.deleted", api.send("DELETE", "/v1/payors/" + payor));
    did("deleteLocation", "location.deleted", api.send("DELETE", "/v1/locations/" + location));
    var box = "{\"name\":\"Box\",\"lengthIn\":9,\"widthIn\":6,\"heightIn\":4}";
    var preset = id(did("createPreset", "preset.created", api.post("/v1/presets", box)));
    did("changePreset", "preset.changed", api.put("/v1/presets/" + preset, box));
    did(
        "reorderPresets",
        "preset.reordered",
        api.post("/v1/presets/reorder", "{\"ids\":[\"%s\"]}".formatted(preset)));
    did("deletePreset", "preset.deleted", api.send("DELETE", "/v1/presets/" + preset));
    var list = "{\"name\":\"Mine\",\"list\":\"orders\"}";
    var view = id(did("createView", "view.created", api.post("/v1/views", list)));
    did("changeView", "view.changed", api.put("/v1/views/" + view, list));
    did("deleteView", "view.deleted", api.send("DELETE", "/v1/views/" + view));
    var tag = id(did("createTag", "tag.created", api.post("/v1/tags", "{\"name\":\"Rush\"}")));
    did("changeTag", "tag.changed", api.patch("/v1/tags/" + tag, "{\"colour\":\"red\"}"));
    did("deleteTag", "tag.deleted", api.send("DELETE", "/v1/tags/" + tag));
    var printer = "{\"name\":\"Walk\",\"address\":\"tcp://127.0.0.1:9\",\"language\":\"zpl\"}";
    did("addPrinter", "printer.created", api.post("/v1/printers", printer));
    did("changePrinter", "printer.changed", api.patch("/v1/printers/Walk", "{\"isDefault\":true}"));
    did(
        "putPrintRoute",
        "print_route.changed",
        api.put("/v1/print-routes", "{\"kind\":\"label\",\"printer\":\"Walk\"}"));
    did(
        "removePrintRoute",
        "print_route.deleted",
        api.send("DELETE", "/v1/print-routes?kind=label"));
    did("removePrinter", "printer.deleted", api.send("DELETE", "/v1/printers/Walk"));
  }

  private void keepGoods() {
    did("putProduct", "product.changed", api.put("/v1/products/A-1", "{\"name\":\"Mug\"}"));
    did("changeProduct", "product.changed", api.patch("/v1/products/A-1", "{\"name\":\"Cup\"}"));
    did(
        "importProducts",
        "product.changed",
        api.post("/v1/products/import", "{\"content\":\"SKU,Name\\nA-2,Plate\\n\"}"));
    var picture = "/v1/products/A-1/picture";
    var pixel = "{\"content\":\"" + PIXEL + "\"}";
    did("putProductPicture", "product.changed", api.put(picture, pixel));
    did("deleteProductPicture", "product.changed", api.send("DELETE", picture));
    checkOrder(pixel);
    did("deleteProduct", "product.deleted", api.send("DELETE", "/v1/products/A-1"));
  }

  private void checkOrder(String pixel) {
    did("putTaxIds", "tax_ids.changed", api.put("/v1/tax-ids", "{\"data\":[]}"));
    did("putPackCheck", "pack_check.changed", api.put("/v1/pack-check", "{}"));
    var order =
        "{\"reference\":\"C-1\",\"to\":%s,\"items\":[{\"sku\":\"A-1\"},{\"name\":\"Ribbon\"}]}"
            .formatted(TO);
    var checks =
        "/v1/orders/" + api.post("/v1/orders", order).json().get("id").asText() + "/checks";
    var check = "/v1/checks/" + id(did("startCheck", "check.started", api.post(checks)));
    did("scanCheck", "check.scanned", api.post(check + "/scans", "{\"code\":\"A-1\"}"));
    did("putCheckPhoto", "check.photographed", api.put(check + "/photo", pixel));
    did("abandonCheck", "check.abandoned", api.post(check + "/abandon"));
    check = "/v1/checks/" + id(api.post(checks));
    api.post(check + "/scans", "{\"code\":\"A-1\"}");
    did(
        "confirmLine",
        "check.confirmed",
        api.post(check + "/lines/2/confirm", "{\"quantity\":1,\"reason\":\"no code\"}"));
    did("completeCheck", "order.checked", api.post(check + "/complete"));
  }

  private void keepShops() {
    var shop =
        "{\"kind\":\"woocommerce\",\"name\":\"Old cart\",\"enabled\":false,\"fields\":{\"url\":\"http://127.0.0.1:9\",\"consumerKey\":\"ck_1\",\"consumerSecret\":\"cs_1\"}}";
    var source =
        "/v1/sources/" + id(did("createSource", "source.created", api.post("/v1/sources", shop)));
    did("changeSource", "source.changed", api.patch(source, "{\"name\":\"Cart\"}"));
    did("deleteSource", "source.deleted", api.send("DELETE", source));
  }

  private void keepPeople() {
    did("putUserRules", "user_rules.changed", api.put("/v1/user-rules", "{\"voidLimit\":50}"));
    var owner = "{\"name\":\"Ana\",\"role\":\"owner\",\"pin\":\"4711\",\"badge\":\"B-WALK\"}";
    var user = "/v1/users/" + id(did("createUser", "user.created", api.post("/v1/users", owner)));
    did("signIn", "user.signed_in", api.post("/v1/auth/sign-in", "{\"badge\":\"B-WALK\"}"));
    did("changeUser", "user.changed", api.patch(user, "{\"name\":\"Ana B.\"}"));
    did("deleteUser", "user.deleted", api.send("DELETE", user));
  }

  private Api.Response logo() {
    return api.put("/v1/branding/logo", "{\"content\":\"%s\"}".formatted(PIXEL));
  }

  private Api.Response did(String operation, String action, Api.Response response) {
    assertThat(response.status()).as(operation + " " + response.text()).isBetween(200, 204);
    done.put(operation, action);
    return response;
  }

  private static String id(Api.Response made) {
    return made.json().get("id").asText();
  }

  /// A label is found by each of its names.
  @Test
  void aLabelIsFoundByIdNumberAndReference() {
    var label =
        api.post("/v1/labels", order("ups", "ups_ground", ",\"reference\":\"WEB 7/1\"")).json();
    for (var name :
        new String[] {
          label.get("id").asText(),
          label.get("shipmentId").asText(),
          label.get("trackingNumber").asText(),
          "WEB%207/1"
        }) {
      assertThat(api.get("/v1/audit?subject=" + name).json().get("data").findValuesAsText("action"))
          .as(name)
          .contains("label.created");
    }
  }
}
