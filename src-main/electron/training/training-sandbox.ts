import { rm, stat, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { utilityProcess } from 'electron';
import { failed, notWritten, succeeded } from '../../../shared/failure.ts';
import { movePayment } from './move-payment.ts';
import { trainingPort } from './training-port.ts';
import { readReadyLine } from './training-ready.ts';
import type { UtilityProcess } from 'electron';
import type { Outcome } from '../../../shared/payment/payment-status.ts';
import type { Result } from '../../../shared/failure.ts';
import type { TrainingReady } from './training-ready.ts';

const READY_WITHIN_MS = 20_000;
const RESTART_AFTER_MS = 1_000;
/** More than a new state file has at first. */
const PROBE_BYTES = 512 * 1024;

/**
 * The built-in sandbox as a process of its own: training mode's payment service. Its payments survive a restart in
 * `stateFile`. `program` is its built entry file.
 */
export class TrainingSandbox {
  readonly #program: string;
  readonly #stateFile: string;
  /** The one that is wanted. Another one that ends was stopped. */
  #process: UtilityProcess | undefined;
  #controlUrl: string | undefined;
  /** Another one after each start and stop. */
  #turn = 0;

  constructor(program: string, stateFile: string) {
    this.#program = program;
    this.#stateFile = stateFile;
  }

  /**
   * Starts it on the port of last time where that is free, in the place of one that runs. A port that is taken just then is tried
   * for once more. Fails with `command-refused` where it was stopped, or started again, meanwhile: another terminal may be at work.
   */
  async start(lastPort: number | undefined): Promise<Result<TrainingReady>> {
    this.stop();
    const turn = this.#turn;
    await removeIfEmpty(this.#stateFile);
    for (const port of [lastPort, undefined]) {
      const free = await trainingPort(port);
      const ready = this.#turn === turn ? await this.#launch(free) : undefined;
      if (this.#turn !== turn) return failed({ action: 'fix-input', code: 'command-refused' });
      if (ready) return succeeded(ready);
    }
    const refused = await refusalOfDisk(this.#stateFile);
    return (
      refused ?? failed({ action: 'report', code: 'internal', detail: 'the built-in sandbox did not start' })
    );
  }

  /** Ends a payment as its payer would. */
  async simulate(trackingId: string, outcome: Outcome): Promise<Result<null>> {
    if (this.#controlUrl === undefined) return failed({ action: 'try-again', code: 'service-unreachable' });
    return movePayment(this.#controlUrl, trackingId, outcome);
  }

  stop(): void {
    this.#turn += 1;
    this.#process?.kill();
    this.#process = undefined;
    this.#controlUrl = undefined;
  }

  async #launch(port: number): Promise<TrainingReady | undefined> {
    const args = ['--port', String(port), '--state', this.#stateFile, '--settles'];
    const sandbox = utilityProcess.fork(this.#program, args, {
      stdio: 'pipe',
      serviceName: 'Countertop sandbox',
    });
    this.#process = sandbox;
    sandbox.stderr?.on('data', (text: Buffer) => process.stderr.write(text));
    const ready = await readyLine(sandbox);
    if (this.#process === sandbox) this.#controlUrl = ready?.controlUrl;
    if (ready) sandbox.once('exit', () => this.#restart(sandbox, ready.port));
    return ready;
  }

  /** One that ended by itself: the till goes on, and finds its service again at the same address. */
  #restart(ended: UtilityProcess | undefined, port: number): void {
    setTimeout(() => {
      if (!ended || this.#process !== ended) return;
      const launch = this.#launch(port);
      const launched = this.#process;
      void launch.then((ready) => {
        if (!ready) this.#restart(launched, port);
      });
    }, RESTART_AFTER_MS);
  }
}

/** The ready line of a sandbox that was just started; nothing when it ends or stays silent. */
function readyLine(sandbox: UtilityProcess): Promise<TrainingReady | undefined> {
  return new Promise((resolve) => {
    const silent = setTimeout(() => {
      sandbox.kill();
      resolve(undefined);
    }, READY_WITHIN_MS);
    const settle = (ready: TrainingReady | undefined): void => {
      clearTimeout(silent);
      resolve(ready);
    };
    sandbox.once('exit', () => settle(undefined));
    if (!sandbox.stdout) throw new Error('the sandbox was started without a pipe');
    createInterface({ input: sandbox.stdout }).on('line', (line) => {
      const ready = readReadyLine(line);
      if (ready) settle(ready);
    });
  });
}

/** A sandbox that was ended before it wrote anything leaves such a file, and none begins with one, because it may be another's. */
async function removeIfEmpty(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() && found.size === 0) await rm(file, { force: true });
}

/** Why the disk takes no file of the sandbox's; nothing where it takes one. */
async function refusalOfDisk(file: string): Promise<Result<never> | undefined> {
  const probe = `${file}.probe`;
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES));
    return undefined;
  } catch (error) {
    return notWritten(error);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
