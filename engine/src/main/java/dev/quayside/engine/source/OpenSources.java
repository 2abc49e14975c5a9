package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.platform.network.Loopback;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.source.files.SourceFiles;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourcePlaces;
import java.net.URI;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/// Shops with their credentials, each opened once until something about it changes.
final class OpenSources {

  private final Vault vault;
  private final CarrierHttp http;
  private final Map<String, URI> hosts;
  private final InstantSource clock;
  private final SourceFiles files;
  private final Kept kept;
  private final ConcurrentMap<String, Opened> opened = new ConcurrentHashMap<>();

  private record Opened(long revision, Source source, Shop shop) {}

  /// Stores a field of a source that was found out.
  interface Kept {
    void keep(SourceRow row, String field, String value);
  }

  /// @param hosts in place of those of kinds with fixed hosts, by kind
  OpenSources(
      Vault vault,
      CarrierHttp http,
      Map<String, URI> hosts,
      InstantSource clock,
      SourceFiles files,
      Kept kept) {
    this.files = files;
    this.kept = kept;
    this.vault = vault;
    this.http = http;
    this.hosts = Map.copyOf(hosts);
    this.clock = clock;
  }

  Shop shop(SourceRow row) {
    return opened
        .compute(
            row.source().id(),
            (_, before) -> {
              if (before != null
                  && before.revision() == row.revision()
                  && before.source().settings().equals(row.source().settings())) {
                return before;
              }
              if (before != null) {
                before.shop().close();
              }
              return new Opened(row.revision(), row.source(), open(row));
            })
        .shop();
  }

  void forget(String id) {
    Optional.ofNullable(opened.remove(id)).ifPresent(each -> each.shop().close());
  }

  SourcePlaces places() {
    return files.places();
  }

  void close() {
    List.copyOf(opened.keySet()).forEach(this::forget);
  }

  /// Secrets and all.
  Map<String, String> values(SourceRow row) {
    var values = new HashMap<>(row.source().shown());
    values.putAll(StoreJson.readTexts(vault.open(row.sealed())));
    return values;
  }

  String seal(Map<String, String> secrets) {
    return vault.seal(StoreJson.write(secrets));
  }

  /// Whether the shop is told of parcels: in the sandbox only one that is on this machine.
  boolean mayTell(Environment environment, Source source) {
    return environment == Environment.PRODUCTION || isHere(source);
  }

  private boolean isHere(Source source) {
    var instead = instead(source);
    return instead == null
        ? source.kind().isHere(source.shown())
        : instead.getHost() != null && Loopback.is(instead.getHost());
  }

  private @Nullable URI instead(Source source) {
    return source.kind().hasOwnHosts() ? hosts.get(source.kind().code()) : null;
  }

  private Shop open(SourceRow row) {
    var source = row.source();
    var line = new ShopHttp(http, source.name(), instead(source), clock);
    var context =
        files.of(row.workspace(), source.id(), (field, value) -> kept.keep(row, field, value));
    return source.kind().open(line, values(row), source.settings(), context);
  }
}
