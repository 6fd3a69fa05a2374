// The connection to the program: requests with answers, and messages that the program sends itself.

/** The version of the messages; see Documentation/StudioMessages.md. */
const version = 1;

/** Opens the connection and calls `onMessage` with every message, in order. */
export function connect({ onMessage, onState }) {
  const waiting = new Map();
  let socket = null;
  let count = 0;
  let hasGreeted = false;
  let pause = 250;

  function open() {
    onState('connecting');
    hasGreeted = false;
    socket = new WebSocket(`ws://${location.host}/socket`);
    socket.onopen = () => {
      pause = 250;
      onState('open');
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      onMessage(message);
      const request = waiting.get(message.re);
      if (!request) return;
      waiting.delete(message.re);
      if (message.error) request.reject(message.error);
      else request.resolve(message.answer);
    };
    socket.onclose = () => {
      for (const request of waiting.values()) {
        request.reject({ message: 'the studio was stopped', hint: 'restart it', isLost: true });
      }
      waiting.clear();
      onState('lost');
      setTimeout(open, pause);
      pause = Math.min(pause * 2, 4000);
    };
  }

  open();

  return {
    /** Sends a request. Resolves with the answer after the message has been applied. */
    ask(request) {
      return new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) {
          reject({ message: 'no connection to the studio', hint: 'check that it is running', isLost: true });
          return;
        }
        count += 1;
        waiting.set(count, { resolve, reject });
        // The first message of a connection has the version.
        socket.send(JSON.stringify({ id: count, version: hasGreeted ? undefined : version, ask: request }));
        hasGreeted = true;
      });
    },
  };
}

/** Sends one request at a time. Of the requests in the meantime, only the last one is sent. */
export class LatestRequest {
  /** Whether a request is not answered yet. */
  isBusy = false;
  #next = null;
  #ask;

  constructor(ask) {
    this.#ask = ask;
  }

  async send(request) {
    this.#next = request;
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.#next) {
        const current = this.#next;
        this.#next = null;
        await this.#ask(current);
      }
    } finally {
      this.isBusy = false;
    }
  }
}
