// Edits that follow a pointer: the document changes while the pointer moves, as one step.

let gestures = 0;

/**
 * An edit whose value follows a pointer. The program gets the latest value as soon as it has
 * answered the one before, so that the layout, the fields and the constraints follow the pointer.
 * All values are one step of the history; a gesture that is given up leaves none.
 */
export class LiveEdit {
  #app;
  #describe;
  #gesture;
  /** The value of the last edit that was sent, and the one that is wanted. */
  #sent;
  #next;
  #work = null;
  #isRefused = false;
  /** A Boolean value that indicates whether the document has a step of this gesture. */
  #hasStep = false;

  /**
   * Creates an edit. `describe(value, sent)` returns the edit that leads from the value that was sent
   * last to the next one.
   */
  constructor(app, start, describe) {
    gestures += 1;
    this.#app = app;
    this.#describe = describe;
    this.#gesture = `live-${gestures}`;
    this.#sent = this.#next = start;
    this.start = start;
  }

  /** Sends a value, or remembers it until the value before is answered. */
  send(value) {
    this.#next = value;
    // A run without a value would end before it is recorded as the work under way.
    if (this.#isBehind) this.#work ??= this.#run();
  }

  get #isBehind() {
    return !this.#isRefused && String(this.#next) !== String(this.#sent);
  }

  async #run() {
    this.#app.liveEdits.add(this);
    while (this.#isBehind) await this.#ask();
    this.#app.liveEdits.delete(this);
    this.#work = null;
  }

  async #ask() {
    const edit = this.#describe(this.#next, this.#sent);
    this.#sent = this.#next;
    const { revision } = this.#app.store.state;
    if (!(await this.#app.edit(edit, this.#gesture))) this.#isRefused = true;
    if (this.#app.store.state?.revision !== revision) this.#hasStep = true;
  }

  /**
   * Sends the last value at once, so that a command after the gesture, such as saving, comes after it. A gesture that
   * ends where it began leaves no step.
   */
  async finish() {
    if (this.#isBehind) await this.#ask();
    while (this.#work) await this.#work;
    if (String(this.#sent) === String(this.start)) await this.cancel();
  }

  /** Gives the gesture up: the document is as before. */
  async cancel() {
    this.#next = this.#sent;
    while (this.#work) await this.#work;
    if (this.#hasStep) await this.#app.ask({ type: 'undo' });
    this.#hasStep = false;
    this.#sent = this.#next = this.start;
  }
}
