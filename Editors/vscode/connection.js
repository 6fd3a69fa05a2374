// A connection to a language server over its standard input and output, without dependencies.
"use strict";

const { spawn } = require("child_process");

// Calls the server, and hands its notifications and requests to `receive(method, params)`.
class Connection {
  constructor(command, args, folder, receive, ended) {
    this.receive = receive;
    this.waiting = new Map();
    this.count = 0;
    this.pending = Buffer.alloc(0);
    this.process = spawn(command, args, { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
    this.process.stdout.on("data", (bytes) => this.take(bytes));
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => this.end(error.message, ended));
    this.process.on("exit", (code, signal) => this.end(signal || `exit code ${code}`, ended));
  }

  // Answers nothing more.
  end(reason, ended) {
    if (this.hasEnded) return;
    this.hasEnded = true;
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
    ended(reason);
  }

  send(message) {
    if (this.hasEnded) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }), "utf8");
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  // The result of a request. A token of the editor cancels it.
  request(method, params, token) {
    if (this.hasEnded) return Promise.reject(new Error("the server has ended"));
    const id = ++this.count;
    this.send({ id, method, params });
    const cancelled = token && token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
      .finally(() => cancelled && cancelled.dispose());
  }

  take(bytes) {
    this.pending = Buffer.concat([this.pending, bytes]);
    for (;;) {
      const end = this.pending.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.pending.toString("ascii", 0, end))?.[1]);
      if (this.pending.length < end + 4 + length) return;
      const content = this.pending.toString("utf8", end + 4, end + 4 + length);
      this.pending = this.pending.subarray(end + 4 + length);
      this.read(JSON.parse(content));
    }
  }

  async read(message) {
    if (message.method) {
      const result = await this.receive(message.method, message.params);
      if (message.id !== undefined) this.send({ id: message.id, result: result ?? null });
      return;
    }
    const request = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (!request) return;
    if (message.error) request.reject(new Error(message.error.message));
    else request.resolve(message.result);
  }
}

module.exports = { Connection };
