"""Pictures of the canvas compared with those that were looked at."""
import base64
import os

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "References")

# Half the size: enough to see every line and view, and neighboring pixels of letters blur into each other, so that
# another font of the same width differs little.
SCALE = 0.5
# Of 255: less than the difference between any two colors of the canvas that mean something else, more than what another
# smoothing of edges makes.
DIFFERENCE = 64
# Of all pixels. Letters of another font at most touch some hundredths of a screen, and mostly agree; a view that is missing or
# a constraint that is drawn elsewhere has more.
SHARE = 0.01

COMPARE = """async ([before, after, scale, difference]) => {
  const load = async (data) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    return image;
  };
  const pixels = (image, width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
  const [a, b] = [await load(before), await load(after)];
  const [width, height] = [a.width, a.height];
  if (Math.abs(b.width * scale - width) > 1 || Math.abs(b.height * scale - height) > 1) return 1;
  const [p, q] = [pixels(a, width, height), pixels(b, width, height)];
  let count = 0;
  for (let index = 0; index < p.length; index += 4) {
    if (Math.max(Math.abs(p[index] - q[index]), Math.abs(p[index + 1] - q[index + 1]), Math.abs(p[index + 2] - q[index + 2])) > difference) count += 1;
  }
  return count / (width * height);
}"""

SHRINK = """async ([data, scale]) => {
  const image = new Image();
  image.src = data;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}"""


def address(data):
    return "data:image/png;base64," + base64.b64encode(data).decode()


class Pictures:
    """Compares pictures in a page of the browser, which can read them."""

    def __init__(self, browser):
        self.page = browser.new_page()

    def keep(self, name, picture):
        """Makes a picture the reference."""
        small = self.page.evaluate(SHRINK, [address(picture), SCALE])
        os.makedirs(FOLDER, exist_ok=True)
        with open(os.path.join(FOLDER, f"{name}.png"), "wb") as file:
            file.write(base64.b64decode(small.split(",")[1]))

    def difference(self, name, picture):
        """The share of pixels that differ from the reference."""
        with open(os.path.join(FOLDER, f"{name}.png"), "rb") as file:
            return self.page.evaluate(COMPARE, [address(file.read()), address(picture), SCALE, DIFFERENCE])
