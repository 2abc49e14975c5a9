/// Something that this machine lacks to make a package. The message is a whole sentence for the
/// user.
final class Missing extends RuntimeException {

  private static final long serialVersionUID = 1;

  Missing(String sentence) {
    super(sentence);
  }
}
