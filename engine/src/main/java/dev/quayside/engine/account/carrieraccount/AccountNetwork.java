package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.module.AssignedNumbers;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.net.URI;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The production network: the real carriers each workspace has an account with. A carrier whose
/// account has not changed is kept, with its token and its pauses.
public final class AccountNetwork implements CarrierNetwork {

  private final OpenAccounts accounts;
  private final AssignedNumbers numbers;
  private final CarrierHttp http;
  private final Map<String, URI> hosts;
  private final Function<WorkspaceId, InstantSource> clocks;
  private final ConcurrentMap<WorkspaceId, Lines> lines = new ConcurrentHashMap<>();

  private record Lines(List<CarrierCredentials> accounts, List<Line> open) {}

  private record Line(CarrierCredentials account, Carrier carrier) {}

  /// @param hosts addresses that replace a carrier's own hosts, by its code
  public AccountNetwork(
      OpenAccounts accounts,
      AssignedNumbers numbers,
      CarrierHttp http,
      Map<String, URI> hosts,
      Function<WorkspaceId, InstantSource> clocks) {
    this.accounts = accounts;
    this.numbers = numbers;
    this.http = http;
    this.hosts = Map.copyOf(hosts);
    this.clocks = clocks;
  }

  @Override
  public Environment environment() {
    return Environment.PRODUCTION;
  }

  @Override
  public List<Carrier> carriers(WorkspaceId workspace) {
    var open = accounts.credentials(workspace);
    return lines
        .compute(
            workspace,
            (_, before) ->
                before != null && before.accounts() == open ? before : lines(open, before))
        .open()
        .stream()
        .map(Line::carrier)
        .toList();
  }

  private Lines lines(List<CarrierCredentials> open, @Nullable Lines before) {
    var next = new ArrayList<Line>();
    for (var account : open) {
      var kept =
          before == null
              ? Optional.<Line>empty()
              : before.open().stream().filter(line -> line.account().equals(account)).findFirst();
      next.add(kept.orElseGet(() -> connect(account)));
    }
    return new Lines(open, List.copyOf(next));
  }

  private Line connect(CarrierCredentials account) {
    var module = account.carrier();
    var host = hosts.get(module.code());
    var clock = clocks.apply(account.workspace());
    return new Line(
        account, module.connector().open(new CarrierLine(account, host, http, clock, numbers)));
  }
}
