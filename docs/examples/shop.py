# A shop's day with the Quayside API, in Python 3.9 or newer: the standard library is enough.
#
#   ./quayside serve &
#   export QUAYSIDE_KEY=$(./quayside keys create --workspace demo --role admin)
#   python3 docs/examples/shop.py
#
# It talks to the sandbox, so nothing is shipped and nothing costs money. Each step checks what it got; the tests of
# Quayside run it as it stands.
import hashlib
import hmac
import json
import os
import threading
import urllib.error
import urllib.request
import uuid
from decimal import Decimal
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

URL = os.environ.get("QUAYSIDE_URL", "http://127.0.0.1:8781")
ADMIN_KEY = os.environ.get("QUAYSIDE_KEY")
assert ADMIN_KEY, "set QUAYSIDE_KEY to a sandbox key of role admin"

# ---- One class is all the client there is.


class ApiError(Exception):
    def __init__(self, status, error):
        super().__init__(f"{status} {error['code']}: {error['message']}")
        self.status, self.code, self.details = status, error["code"], error.get("details", [])


class Api:
    def __init__(self, **credential):
        self.headers = {name.replace("_", "-"): value for name, value in credential.items()}

    def __call__(self, method, path, body=None, key=None):
        """The answer's JSON, or the bytes of a file."""
        headers = dict(self.headers)
        if body is not None:
            headers["Content-Type"] = "application/json"
        if key:
            headers["Idempotency-Key"] = key
        data = None if body is None else json.dumps(body, default=float).encode()
        request = urllib.request.Request(URL + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                content = answer.read()
                if not answer.headers.get("Content-Type", "").startswith("application/json"):
                    return content
                return json.loads(content, parse_float=Decimal)
        except urllib.error.HTTPError as refusal:
            with refusal:
                raise ApiError(refusal.code, json.load(refusal)["error"]) from None


def refused(code, call, *arguments, **more):
    try:
        call(*arguments, **more)
    except ApiError as error:
        assert error.code == code, error
        return error
    raise AssertionError(f"expected {code}")


# ---- A workspace of one's own; its key is shown this once.

slug = f"shop-{uuid.uuid4().hex[:8]}"
workspace = Api(X_API_Key=ADMIN_KEY)(
    "POST", "/v1/workspaces", {"name": "Harbor Supply", "slug": slug, "plan": "desk"})
assert workspace["environment"] == "sandbox"
api = Api(X_API_Key=workspace["apiKey"]["key"])
refused("UNAUTHORIZED", Api(X_API_Key="qk_test_nobodys"), "GET", "/v1/shipments")
print("workspace", workspace["id"])

# ---- Events come to us. Anybody could post to this address: only a good signature is believed.

SECRET = "a long random text of the shop"
events = {}
heard = threading.Condition()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        expected = hmac.new(SECRET.encode(), body, hashlib.sha256).hexdigest()
        good = hmac.compare_digest(expected, self.headers.get("X-Service-Signature", ""))
        if good:
            event = json.loads(body, parse_float=Decimal)
            with heard:
                events[event["id"]] = event  # the same event may come twice
                heard.notify_all()
        self.send_response(204 if good else 400)
        self.end_headers()

    def log_message(self, *_):
        pass


receiver = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
threading.Thread(target=receiver.serve_forever, daemon=True).start()


def event(kind):
    def of_kind():
        return next((each for each in events.values() if each["type"] == kind), None)

    with heard:
        assert heard.wait_for(of_kind, timeout=60), f"no {kind}"
        return of_kind()


webhook = api("POST", "/v1/webhooks", {
    "url": f"http://127.0.0.1:{receiver.server_port}/shipping",
    "events": ["label.created", "label.cancelled", "tracking.delivered"],
    "secret": SECRET,
})
assert api("POST", f"/v1/webhooks/{webhook['id']}/test")["status"] == "delivered"
print("webhook", webhook["id"])

# ---- What would it cost?

sender = {"name": "Harbor Supply", "street1": "500 Howard St", "city": "San Francisco", "state": "CA",
          "zip": "94105", "country": "US"}
buyer = {"name": "Bob Buyer", "street1": "123 Flatbush Ave", "city": "Brooklyn", "state": "NY", "zip": "11217",
         "country": "US"}
parcel = {"weightOz": 34.5, "lengthIn": 12, "widthIn": 9, "heightIn": 6}
order = {"from": sender, "to": buyer, "parcel": parcel}
rates = api("POST", "/v1/rates", order)["rates"]
cheapest = rates[0]
assert cheapest["amount"] == min(rate["amount"] for rate in rates)
print(len(rates), "rates, from", cheapest["amount"], cheapest["currency"], cheapest["serviceName"])
incomplete = refused("INVALID_REQUEST", api, "POST", "/v1/rates", {**order, "to": {"country": "US"}})
assert [each["field"] for each in incomplete.details] == ["to.zip"]

# ---- Buy it: once, however often we ask.

purchase = {"rateId": cheapest["id"], "reference": "order-1001", "labelFormat": "zpl"}
label = api("POST", "/v1/labels", purchase, key="order-1001")
assert api("POST", "/v1/labels", purchase, key="order-1001") == label
refused("DUPLICATE_SHIPMENT", api, "POST", "/v1/labels", {**purchase, "reference": "order-1002"}, key="order-1001")
assert event("label.created")["data"]["id"] == label["id"]
print("label", label["id"], label["trackingNumber"])

# ---- Three formats, one label.

for kind, beginning in {"pdf": b"%PDF-", "png": b"\x89PNG", "zpl": b"^XA"}.items():
    file = api("GET", f"/v1/labels/{label['id']}/download?format={kind}")
    assert file.startswith(beginning)
    print(kind, len(file), "bytes")

# ---- The shop's orders are taken in once, too, and shipped by their own number.

orders = [{"reference": f"order-{number}", "to": buyer, "parcel": parcel,
           "items": [{"name": "Mug", "sku": "MUG-1", "quantity": 3}]} for number in (2001, 2002)]
for outcome in ("created", "unchanged"):
    taken = api("POST", "/v1/orders/batch", {"orders": orders})["data"]
    assert [each["outcome"] for each in taken] == [outcome] * 2, taken
first = taken[0]["order"]["id"]
shipped = api("POST", f"/v1/orders/{first}/labels",
              {"from": sender, "carrier": "ups", "service": "ups_ground"}, key="ship-order-2001")
assert api("GET", f"/v1/orders/{first}")["status"] == "shipped"
refused("CONFLICT", api, "POST", f"/v1/orders/{first}/labels",
        {"from": sender, "carrier": "ups", "service": "ups_ground"})
print("order-2001 shipped with", shipped["trackingNumber"])

# ---- One order in two parcels: each has a label of its own, and whatever is bought stays bought.

box = {"weightOz": 18}
both = {"from": sender, "carrier": "ups", "service": "ups_ground",
        "parcels": [{"parcel": box, "items": [{"sku": "MUG-1", "quantity": 2}]}, {"parcel": box}]}
second = taken[1]["order"]["id"]
parcels = [each["label"] for each in api("POST", f"/v1/orders/{second}/parcels", both, key="ship-order-2002")["data"]]
order_2002 = api("GET", f"/v1/orders/{second}")
assert order_2002["status"] == "shipped"
assert [each["labelId"] for each in order_2002["parcels"]] == [each["id"] for each in parcels]
day = api("POST", "/v1/manifests", {"carrier": "ups", "labelIds": [each["id"] for each in parcels]})
assert api("GET", f"/v1/manifests/{day['id']}/download").startswith(b"%PDF-")
print("order-2002 shipped in", len(parcels), "parcels on manifest", day["id"])

# ---- Follow it. The sandbox moves parcels when told to; a real carrier does it by itself.

number = label["trackingNumber"]
for status in ("accepted", "out_for_delivery", "delivered"):
    api("POST", f"/v1/sandbox/tracking/{number}/events", {"status": status})
assert api("GET", f"/v1/tracking/{number}")["status"] == "delivered"
assert event("tracking.delivered")["data"]["trackingNumber"] == number
refused("VOID_WINDOW_EXPIRED", api, "POST", f"/v1/labels/{label['id']}/cancel")
print("delivered")

# ---- Changed our mind: the money comes back, and the wallet agrees to the cent.

cancelled = api("POST", f"/v1/labels/{shipped['id']}/cancel")
assert cancelled["refund"]["status"] == "pending"
assert event("label.cancelled")["data"]["id"] == shipped["id"]
api("POST", "/v1/sandbox/clock", {"advanceSeconds": 15 * 24 * 60 * 60})
refunded = api("GET", f"/v1/labels/{shipped['id']}")["refund"]
assert refunded["status"] == "refunded"
balance = api("GET", "/v1/wallet")["balance"]
spent = sum(each["rate"]["amount"] for each in [label, *parcels])
assert balance == round(1000 - spent, 2), balance
print("refunded", refunded["amount"], "- the wallet holds", balance)

# ---- Home.

api("DELETE", f"/v1/webhooks/{webhook['id']}")
receiver.shutdown()
print("done")
