import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Objects;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.LabelsApi;
import org.openapitools.client.api.RatesApi;
import org.openapitools.client.model.LabelRequest;
import org.openapitools.client.model.ParcelRequest;
import org.openapitools.client.model.RateAddress;
import org.openapitools.client.model.RateRequest;
import org.openapitools.client.model.Signature;

/// Buys a label by a rate with the generated client and prints its tracking number: URL, key.
public final class Buy {

  public static void main(String[] arguments) throws ApiException, IOException {
    var client = new ApiClient();
    client.updateBaseUri(arguments[0]);
    client.setRequestInterceptor(request -> request.header("X-API-Key", arguments[1]));
    var sender = address("Harbor Supply", "500 Howard St", "San Francisco", "CA", "94105");
    var recipient = address("Bob Buyer", "123 Flatbush Ave", "Brooklyn", "NY", "11217");
    var question =
        new RateRequest()
            .from(sender)
            .to(recipient)
            .parcel(new ParcelRequest().weightOz(new java.math.BigDecimal("34.5")));
    var rate = new RatesApi(client).getRates(question, null, null, null).getRates().getFirst();
    var order = new LabelRequest().rateId(rate.getId()).signature(Signature.NONE);
    var label = new LabelsApi(client).createLabel(order, null, "java", null);
    if (!Objects.equals(label.getRate().getAmount(), rate.getAmount())) {
      throw new AssertionError(label);
    }
    var file = new LabelsApi(client).downloadLabel(label.getId(), "pdf", null, null, null);
    if (!new String(Files.readAllBytes(file.toPath()), ISO_8859_1).startsWith("%PDF")) {
      throw new AssertionError(file);
    }
    System.out.println(label.getTrackingNumber());
  }

  private static RateAddress address(
      String name, String street, String city, String state, String zip) {
    return new RateAddress()
        .name(name)
        .street1(street)
        .city(city)
        .state(state)
        .zip(zip)
        .country("US");
  }
}
