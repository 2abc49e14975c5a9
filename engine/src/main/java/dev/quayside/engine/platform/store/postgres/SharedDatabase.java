package dev.quayside.engine.platform.store.postgres;

import dev.quayside.engine.platform.secret.Passphrase;

/// A PostgreSQL that several engines share, and the passphrase that opens the installation's keys
/// in it.
public record SharedDatabase(PostgresAddress address, Passphrase secret) {}
