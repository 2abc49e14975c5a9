package dev.quayside.engine.mail;

/// An e-mail as it goes out: the same words as text and as HTML.
///
/// @param action what the button to the tracking page says
/// @param html refers to the shop's logo as `cid:logo`, when there is one
public record Letter(String subject, String text, String action, String html) {}
