package dev.quayside.engine.carrier.nine;

import dev.quayside.engine.Engine;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.carrier.australia_post.AustraliaPostDouble;
import dev.quayside.engine.carrier.canada_post.CanadaPostDouble;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.dhl_express.DhlExpressDouble;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.fedex.FedexDouble;
import dev.quayside.engine.carrier.gls_us.GlsUsDouble;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.ontrac.OntracDouble;
import dev.quayside.engine.carrier.ups.UpsDouble;
import dev.quayside.engine.carrier.usps.UspsDouble;
import dev.quayside.engine.carrier.veho.VehoDouble;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// One double of each carrier.
public final class NineCarriers implements AutoCloseable {

  /// By carrier, as POST /v1/carrier-accounts names them.
  public static final Map<String, Map<String, String>> ACCOUNTS =
      Map.of(
          "usps", UspsDouble.ACCOUNT,
          "canada_post", CanadaPostDouble.ACCOUNT,
          "australia_post", AustraliaPostDouble.ACCOUNT,
          "ups", UpsDouble.ACCOUNT,
          "fedex", FedexDouble.ACCOUNT,
          "dhl_express", DhlExpressDouble.ACCOUNT,
          "ontrac", OntracDouble.ACCOUNT,
          "gls_us", GlsUsDouble.ACCOUNT,
          "veho", VehoDouble.ACCOUNT);

  private final Map<String, CarrierDouble> doubles = new LinkedHashMap<>();

  public NineCarriers() {
    doubles.put("usps", new UspsDouble());
    doubles.put("canada_post", new CanadaPostDouble());
    doubles.put("australia_post", new AustraliaPostDouble());
    doubles.put("ups", new UpsDouble());
    doubles.put("fedex", new FedexDouble());
    doubles.put("dhl_express", new DhlExpressDouble());
    doubles.put("ontrac", new OntracDouble());
    doubles.put("gls_us", new GlsUsDouble());
    doubles.put("veho", new VehoDouble());
  }

  public CarrierDouble of(String carrier) {
    return Objects.requireNonNull(doubles.get(carrier), carrier);
  }

  /// By carrier, in the catalogue's order.
  public Map<String, CarrierDouble> all() {
    return new LinkedHashMap<>(doubles);
  }

  /// What `--carrier-endpoint` is told.
  public Map<String, URI> hosts() {
    var hosts = new LinkedHashMap<String, URI>();
    doubles.forEach((code, each) -> hosts.put(code, each.url()));
    return hosts;
  }

  public static Map<String, String> account(String carrier) {
    return Objects.requireNonNull(ACCOUNTS.get(carrier), carrier);
  }

  /// An account with each.
  public static void openAccounts(Engine engine, Caller caller) {
    ACCOUNTS.forEach(
        (code, values) ->
            engine.accounts().carrierAccounts().put(caller, code, new AccountDraft(null, values)));
  }

  /// What nobody but the carriers may ever read.
  public static List<String> secrets() {
    return CarrierModules.ALL.stream()
        .flatMap(
            module ->
                module.fields().stream()
                    .filter(AccountField::secret)
                    .map(field -> account(module.code()).get(field.name())))
        .filter(Objects::nonNull)
        .distinct()
        .toList();
  }

  public void recover() {
    doubles.values().forEach(CarrierDouble::recovers);
  }

  /// Whatever a vendor's schema forbids, by carrier; empty when all is well.
  public List<String> violations() {
    return doubles.entrySet().stream()
        .flatMap(
            each -> each.getValue().violations().stream().map(what -> each.getKey() + " " + what))
        .toList();
  }

  @Override
  public void close() {
    doubles.values().forEach(CarrierDouble::close);
  }
}
