import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

/// The packages for Linux: an archive to unpack anywhere, a .deb, and an .rpm where rpmbuild is
/// installed.
final class LinuxPackages {

  private static final Tool TAR = new Tool("tar", "tar");
  private static final Tool DPKG_DEB = new Tool("dpkg-deb", "dpkg");
  private static final Tool RPMBUILD = new Tool("rpmbuild", "rpm");
  private static final List<String> MAINTAINER_SCRIPTS =
      List.of("preinst", "postinst", "prerm", "postrm");

  private final Build build;
  private final Path image;

  LinuxPackages(Build build, Path image) {
    this.build = build;
    this.image = image;
  }

  void make() throws IOException, InterruptedException {
    archive();
    var tree = installedTree();
    if (DPKG_DEB.isThere()) {
      debian(tree);
    } else {
      System.out.println("no .deb: dpkg-deb is missing");
    }
    if (RPMBUILD.isThere()) {
      rpm(tree);
    } else {
      System.out.println(
          "no .rpm: rpmbuild is missing (apt-get install rpm, dnf install rpm-build)");
    }
  }

  private void archive() throws IOException, InterruptedException {
    TAR.run(
        image.getParent(),
        "--create",
        "--gzip",
        "--sort=name",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        "--file",
        build.dist("Quayside-" + build.version() + "-linux-x64.tar.gz").toString(),
        image.getFileName().toString());
  }

  /// Lays all files out as on an installed system.
  private Path installedTree() throws IOException {
    var root = build.work("linux-root");
    Trees.delete(root);
    Trees.copy(image, root.resolve("opt/quayside"));
    Files.createDirectories(root.resolve("usr/bin"));
    Files.createSymbolicLink(
        root.resolve("usr/bin/quayside"), Path.of("/opt/quayside/bin/quayside"));
    copy("quayside.desktop", root.resolve("usr/share/applications/quayside.desktop"));
    copy("quayside.xml", root.resolve("usr/share/mime/packages/quayside.xml"));
    copy("quayside.service", root.resolve("usr/lib/systemd/system/quayside.service"));
    copy("70-quayside-scales.rules", root.resolve("usr/lib/udev/rules.d/70-quayside-scales.rules"));
    copy("quayside.default", root.resolve("etc/default/quayside"));
    var icons = root.resolve("usr/share/icons/hicolor");
    for (int size : Icon.SIZES) {
      Trees.copy(
          build.icons().resolve(Icon.name(size)),
          icons.resolve(size + "x" + size + "/apps/quayside.png"));
    }
    Trees.copy(build.source("icon/quayside.svg"), icons.resolve("scalable/apps/quayside.svg"));
    var documents = root.resolve("usr/share/doc/quayside");
    copy("debian/copyright", documents.resolve("copyright"));
    for (String name : List.of("NOTICE", "CHANGELOG.md", "docs/install.md", "docs/admin.md")) {
      var file = build.project(name);
      Trees.copy(file, documents.resolve(file.getFileName()));
    }
    return root;
  }

  private void copy(String name, Path to) throws IOException {
    Trees.copy(build.source("linux").resolve(name), to);
  }

  private void debian(Path tree) throws IOException, InterruptedException {
    var control = tree.resolve("DEBIAN");
    long size = 0;
    for (Path file : Trees.files(tree)) {
      size += Files.isSymbolicLink(file) ? 0 : Files.size(file);
    }
    fill("debian/control", control.resolve("control"), "KILOBYTES", Long.toString(size / 1024));
    for (String name : List.of("conffiles", "templates")) {
      fill("debian/" + name, control.resolve(name));
    }
    for (String script : MAINTAINER_SCRIPTS) {
      fill("debian/" + script, control.resolve(script));
      Trees.makeExecutable(control.resolve(script));
    }
    openToAll(tree);
    DPKG_DEB.run(
        build.target(),
        Map.of("SOURCE_DATE_EPOCH", Long.toString(build.epochSecond())),
        "--root-owner-group",
        // the jars are compressed already, so a higher level would only take longer
        "-Zxz",
        "-z2",
        "--build",
        tree.toString(),
        build.dist("quayside_" + build.version() + "_amd64.deb").toString());
    Trees.delete(control);
  }

  private void rpm(Path tree) throws IOException, InterruptedException {
    var top = build.work("rpm");
    Trees.delete(top);
    fill("quayside.spec", top.resolve("quayside.spec"), "TREE", tree.toString());
    RPMBUILD.run(
        build.target(),
        "-bb",
        "--quiet",
        "--target",
        "x86_64",
        "--define",
        "_topdir " + top,
        "--define",
        "_rpmdir " + build.dist(""),
        "--define",
        "_rpmfilename %{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm",
        top.resolve("quayside.spec").toString());
  }

  private void fill(String template, Path file, String... words) throws IOException {
    var all = new String[words.length + 2];
    all[0] = "VERSION";
    all[1] = build.version();
    System.arraycopy(words, 0, all, 2, words.length);
    Trees.fill(build.source("linux").resolve(template), file, all);
  }

  /// Sets readable permissions, whatever the umask of the user who builds.
  private static void openToAll(Path tree) throws IOException {
    try (var files = Files.walk(tree)) {
      for (Path file : files.filter(file -> !Files.isSymbolicLink(file)).toList()) {
        var mode = Files.isExecutable(file) ? "rwxr-xr-x" : "rw-r--r--";
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
      }
    }
  }
}
