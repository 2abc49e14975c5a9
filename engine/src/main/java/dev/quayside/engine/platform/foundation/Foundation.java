package dev.quayside.engine.platform.foundation;

import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.journal.AnswerJournal;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.Database;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/// The parts of one engine that features of every wing are built on.
///
/// @param quotes holds rates, which may be lost; may be the same as `database`
/// @param time real time
/// @param clock the time of each workspace
/// @param stations the desks, this engine's among them
/// @param audit notes who did what
/// @param live changes as they happen, for windows and streams
/// @param journal what carriers answered while the database was away
/// @param egress the addresses that may be connected to on behalf of users
public record Foundation(
    Database database,
    Database quotes,
    InstantSource time,
    WorkspaceClock clock,
    RandomGenerator random,
    Ids ids,
    LiveEvents live,
    Leases leases,
    Stations stations,
    Audit audit,
    AnswerJournal journal,
    Vault vault,
    EgressPolicy egress) {}
