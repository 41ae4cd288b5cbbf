import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { controlOf } from '../service/sandbox-control.ts';
import type { ControlCall } from '../service/sandbox-control.ts';

const PROGRAM = join(import.meta.dirname, '../../../out/sandbox/index.js');

/** The line that a sandbox prints when it is ready: addresses, and what a till needs to work on it. */
interface ReadyLine {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly controlUrl: string;
  readonly profile: TerminalProfile;
  readonly secrets: Readonly<
    Record<'terminalPassword' | 'clientSecret' | 'apiKey' | 'backOfficeKey', string>
  >;
}

export interface TerminalProfile {
  readonly auth: Readonly<Record<string, unknown>>;
  readonly terminalId: string;
  readonly store: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** A payment as the control interface shows it; docs/sandbox.md says the rest. */
export interface SandboxPayment {
  readonly trackingId: string;
  readonly reference: string;
  readonly statusCode: string;
  readonly requested: number;
  /** The hosted page. */
  readonly url: string;
}

/** The built service emulator as a process of its own, spoken to as a tester would: docs/sandbox.md. */
export class SandboxProcess {
  readonly ready: ReadyLine;
  readonly control: ControlCall;
  readonly #process: ChildProcess;
  readonly #kill = (): boolean => this.#process.kill();

  private constructor(ready: ReadyLine, child: ChildProcess) {
    this.ready = ready;
    this.control = controlOf(ready);
    this.#process = child;
    // A test that fails may not come to stop it.
    process.once('exit', this.#kill);
  }

  static async start(args: readonly string[] = []): Promise<SandboxProcess> {
    const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    const ended = once(child, 'close').then(() => undefined);
    const line = await Promise.race([once(lines, 'line') as Promise<[string]>, ended]);
    if (line === undefined) throw new Error('The sandbox ended before it was ready: build it first.');
    return new SandboxProcess(JSON.parse(line[0]) as ReadyLine, child);
  }

  /** Adds a fault, e.g. `{ kind: 'status', status: 429, retryAfter: 2, times: 1 }`. */
  async fault(fault: object): Promise<void> {
    await this.control('POST', '/faults', fault);
  }

  async payments(reference?: string): Promise<readonly SandboxPayment[]> {
    const query = reference === undefined ? '' : `?reference=${encodeURIComponent(reference)}`;
    return (await this.control('GET', `/payments${query}`)) as readonly SandboxPayment[];
  }

  /** Does what a payer or the service would do, e.g. `{ statusCode: 'processing' }`. */
  async move(trackingId: string, to: { readonly statusCode: string; readonly paid?: number }): Promise<void> {
    await this.control('POST', `/payments/${trackingId}`, to);
  }

  /** The same in few words, as tests know any service. */
  readonly watched = {
    payments: (reference: string) => this.payments(reference),
    move: ({ trackingId }: { readonly trackingId: string }, statusCode: string) =>
      this.move(trackingId, { statusCode }),
  };

  async stop(): Promise<void> {
    process.off('exit', this.#kill);
    const ended = once(this.#process, 'close');
    if (this.#kill()) await ended;
  }
}
