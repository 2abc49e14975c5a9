package dev.quayside.engine.account.workspace;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Tx;
import java.util.function.BiPredicate;

/// A kind of work that must end before a workspace is archived.
///
/// @param words the message: what to do about it
/// @param isThere whether a workspace has such work
public record Unfinished(WorkspaceWords words, BiPredicate<Tx, Caller> isThere) {}
