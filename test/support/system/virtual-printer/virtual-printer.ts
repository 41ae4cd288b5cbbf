import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { Receiver, WELL } from './receiver.ts';
import type { Condition } from './receiver.ts';
import type { Printed } from './read-escpos.ts';

/** A receipt printer on the network of this computer: raw printing with real-time status, as ESC/POS has it. */
export class VirtualPrinter {
  readonly condition: Condition = { ...WELL };
  /** Everything that came out, in order. */
  readonly printed: Printed[] = [];
  /** What came that no printer would understand. */
  readonly faults: string[] = [];
  /** Bytes, of whatever kind. */
  received = 0;
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #events = new EventEmitter();
  readonly #receivers: Receiver[] = [];

  private constructor(server: Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (socket) => this.#serve(socket));
  }

  static start(port = 0): Promise<VirtualPrinter> {
    return new Promise((resolve) => {
      const server = createServer();
      server.listen(port, '127.0.0.1', () => resolve(new VirtualPrinter(server)));
    });
  }

  /** Papers that came out whole. */
  get documents(): number {
    return this.printed.filter(({ kind }) => kind === 'cut').length;
  }

  /** Every line of text that came out. */
  get lines(): readonly string[] {
    return this.printed.flatMap((each) =>
      each.kind === 'line' ? [each.parts.map(({ text }) => text).join('')] : [],
    );
  }

  /** Resolves when so many papers have come out whole. */
  async paperOut(count: number): Promise<void> {
    while (this.documents < count) await once(this.#events, 'printed');
  }

  /** All is well again, with a new roll: it goes on with what it still holds, whoever sent it. */
  mend(): void {
    Object.assign(this.condition, WELL);
    for (const receiver of this.#receivers) receiver.goOn();
  }

  stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    const receiver = new Receiver(this.condition, (bytes) => socket.writable && socket.write(bytes), {
      printed: (printed) => {
        this.printed.push(printed);
        this.#events.emit('printed');
      },
      fault: (fault) => this.faults.push(fault),
      unplug: () => socket.resetAndDestroy(),
      clear: () => {
        for (const each of this.#receivers) each.forget();
      },
    });
    this.#receivers.push(receiver);
    socket.on('data', (bytes) => {
      this.received += bytes.length;
      receiver.receive(bytes);
    });
  }
}
