import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.Javalin;

/// What Javalin and Jackson cost by themselves: POST / reads JSON and writes it back. Prints its url
/// and runs until its input ends.
class BareEcho {

  public static void main(String[] args) throws Exception {
    var json = new ObjectMapper();
    var server =
        Javalin.create(
            config -> {
              config.concurrency.useVirtualThreads = true;
              config.startup.showJavalinBanner = false;
              config.routes.post(
                  "/",
                  context ->
                      context
                          .contentType("application/json")
                          .result(json.writeValueAsBytes(json.readTree(context.bodyAsBytes()))));
            });
    server.start("127.0.0.1", 0);
    System.out.println("http://127.0.0.1:" + server.port() + " none");
    System.in.read();
    server.stop();
  }
}
