// Pictures of scenes from the program: one request at a time, and files of them.

/** Returns the address of an SVG document that an image element can show. */
export const imageAddress = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Lets the browser save a file. */
function download(name, address) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Saves a picture as SVG. */
export function saveSVG(name, picture) {
  const address = URL.createObjectURL(new Blob([picture.svg], { type: 'image/svg+xml' }));
  download(`${name}.svg`, address);
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves a picture as PNG with two pixels per point. */
export async function savePNG(name, picture) {
  const image = new Image();
  image.src = imageAddress(picture.svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * 2;
  canvas.height = picture.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  download(`${name}.png`, canvas.toDataURL('image/png'));
}

/**
 * Asks for pictures in sequence: at most one is being laid out, and edits and drags go first. A
 * picture that is no longer wanted is not requested.
 */
export class PictureQueue {
  #waiting = new Map();
  #isBusy = false;

  constructor(app) {
    this.app = app;
  }

  /**
   * Requests a picture for a place on the page. A later request for the same place replaces an
   * earlier one that waits.
   */
  add(place, request, show) {
    this.#waiting.set(place, { request, show });
    this.#run();
  }

  /** Removes the requests that wait. */
  clear() {
    this.#waiting.clear();
  }

  async #run() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      while (this.#waiting.size) {
        // While the canvas is dragged, nothing else is laid out.
        while (performance.now() - this.app.resizedAt < 300) await new Promise((done) => setTimeout(done, 150));
        const [next] = this.#waiting;
        if (next) await this.#show(...next);
        // The browser draws, and other requests are sent, before the next layout.
        await new Promise((done) => setTimeout(done, 0));
      }
    } finally {
      this.#isBusy = false;
    }
  }

  /** Requests a picture, and shows it or the error. */
  async #show(place, { request, show }) {
    this.#waiting.delete(place);
    let picture = null;
    let problem = null;
    try {
      picture = await this.app.link.ask({ type: 'picture', ...request });
    } catch (error) {
      problem = error;
    }
    show(picture, problem);
  }
}
