package dev.quayside.app.navigation;

/// Opens the screen that a request is for and passes the request to it.
public interface Navigation {
  void send(NavigationRequest request);
}
