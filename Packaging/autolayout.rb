# Formula for Homebrew. `make release` replaces the words between @ and writes .build/dist/autolayout.rb.
# Linux on x86-64 has a built tool; any other machine builds it with Swift 6.2 or later.
class Autolayout < Formula
  desc "Lays out .xib and .storyboard files as Apple's Auto Layout does"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license "Apache-2.0"

  if OS.linux? && Hardware::CPU.intel?
    url "@REPOSITORY@/releases/download/v@VERSION@/autolayout-@VERSION@-linux-x86_64.tar.gz"
    sha256 "@SHA256_LINUX_X86_64@"
  else
    url "@REPOSITORY@/releases/download/v@VERSION@/autolayout-@VERSION@-source.tar.gz"
    sha256 "@SHA256_SOURCE@"
    uses_from_macos "swift" => :build
    on_macos do
      depends_on xcode: ["26.0", :build]
    end
  end

  def install
    if File.exist?("bin/autolayout")
      bin.install "bin/autolayout"
      man1.install Dir["share/man/man1/*.1"]
      doc.install Dir["share/doc/autolayout/*"]
    else
      ENV["AUTOLAYOUT_COMMIT"] = "@COMMIT@"
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "autolayout"
      bin.install ".build/release/autolayout"
    end
    generate_completions_from_executable(bin/"autolayout", "--generate-completion-script")
  end

  test do
    assert_equal "@VERSION@ (@COMMIT@)", shell_output("#{bin}/autolayout --version").chomp
    assert_match "iPhone", shell_output("#{bin}/autolayout devices")
  end
end
