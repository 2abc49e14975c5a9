package dev.quayside.engine.notice;

import dev.quayside.printing.message.Message;

/// Something that needs a person, as it stands now.
///
/// @param key the same as long as it is the same matter: it is said only once
/// @param subject id, name or code of what it is about; empty for the workspace as a whole
/// @param message what is the matter, and what to do
record Finding(String key, NoticeKind kind, String subject, Message message) {}
