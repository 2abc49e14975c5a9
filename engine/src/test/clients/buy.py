"""Imports every module of the generated client, buys a label by a rate and prints its tracking number: URL, key."""
import importlib
import pkgutil
import sys

import openapi_client as quayside

for module in pkgutil.walk_packages(quayside.__path__, "openapi_client."):
    importlib.import_module(module.name)

configuration = quayside.Configuration(host=sys.argv[1], api_key={"ApiKey": sys.argv[2]})
with quayside.ApiClient(configuration) as client:
    sender = quayside.RateAddress(
        name="Harbor Supply", street1="500 Howard St", city="San Francisco", state="CA", zip="94105", country="US")
    recipient = quayside.RateAddress(
        name="Bob Buyer", street1="123 Flatbush Ave", city="Brooklyn", state="NY", zip="11217", country="US")
    rates = quayside.RatesApi(client).get_rates(
        quayside.RateRequest(var_from=sender, to=recipient, parcel=quayside.ParcelRequest(
            weight_oz=34.5, length_in=10, width_in=8, height_in=4)))
    label = quayside.LabelsApi(client).create_label(
        quayside.LabelRequest(rate_id=rates.rates[0].id, signature=quayside.Signature.NONE), idempotency_key="python")
    assert label.rate.amount == rates.rates[0].amount and label.warnings is None
    document = quayside.LabelsApi(client).download_label(label.id, format="pdf")
    assert bytes(document).startswith(b"%PDF"), document
    try:
        quayside.LabelsApi(client).get_label("none")
        raise AssertionError("there is no such label")
    except quayside.exceptions.NotFoundException as refused:
        assert refused.data.error.code == "NOT_FOUND", refused
    print(label.tracking_number)
