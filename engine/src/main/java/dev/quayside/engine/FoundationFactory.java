package dev.quayside.engine;

import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.journal.AnswerJournal;
import dev.quayside.engine.platform.lease.EngineName;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.setting.InstallationKeys;
import dev.quayside.engine.platform.setting.InstallationVault;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;

/// Puts together what all wings stand on, from the options and the data folder of an installation.
final class FoundationFactory {

  private FoundationFactory() {}

  static Foundation of(
      EngineOptions options,
      DataDirectory directory,
      InstallationKeys keys,
      Database database,
      Database quotes,
      Clocks clocks) {
    var name = EngineName.in(directory.engineName(), options.random());
    var ids = new Ids(options.clock(), options.random());
    var leases = new Leases(database, options.clock(), name, options.times().lease());
    boolean alone = quotes != database && options.folders().isOne();
    var stations = new Stations(database, leases, ids, options.station(), alone);
    return new Foundation(
        database,
        quotes,
        options.clock(),
        clocks::now,
        options.random(),
        ids,
        new LiveEvents(),
        leases,
        stations,
        Audit.at(ids, () -> stations.own().name()),
        AnswerJournal.in(directory.carrierAnswers()),
        InstallationVault.open(database, keys, options.random()),
        EgressPolicy.allowing(options.hosts().webhookTargets()));
  }
}
