cask "quayside" do
  arch arm: "aarch64", intel: "x64"

  version "@VERSION@"
  sha256 arm: "@ARM@", intel: "@INTEL@"

  url "@REPOSITORY@/releases/download/v#{version}/Quayside-#{version}-macos-#{arch}.dmg"
  name "Quayside"
  desc "Shipping workstation with a local shipping API"
  homepage "@REPOSITORY@"

  depends_on macos: ">= :big_sur"

  app "Quayside.app"
  binary "#{appdir}/Quayside.app/Contents/MacOS/Quayside", target: "quayside"

  zap trash: "~/Library/Application Support/Quayside"
end
