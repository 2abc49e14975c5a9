package dev.quayside.engine.account.workspace;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Tx;
import java.util.function.BiPredicate;

/// What has to end before a workspace is archived.
///
/// @param words what to do about it
/// @param isThere whether a workspace has such
public record Unfinished(WorkspaceWords words, BiPredicate<Tx, Caller> isThere) {}
