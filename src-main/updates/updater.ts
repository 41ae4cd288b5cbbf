import { mkdir } from 'node:fs/promises';
import { failed, succeeded } from '../../shared/failure.ts';
import { writeFileAtomic } from '../write-file-atomic.ts';
import { downloadPackage } from './download-package.ts';
import { isWithdrawn } from './is-withdrawn.ts';
import { isNewer } from './release.ts';
import { LEFT_FREE_BYTES } from './updates.ts';
import type { UpdateCheck, UpdateEnd, UpdateUnderWay, UpdateView } from '../../shared/contract/updates.ts';
import type { Result } from '../../shared/failure.ts';
import type { FetchPart } from './download-package.ts';
import type { Updating } from './ports.ts';
import type { ReleasePackage } from './release.ts';
import type { UpdateFolder } from './update-folder.ts';
import type { FittingRelease, Updates } from './updates.ts';

export interface UpdaterParts extends Pick<Updating, 'installed' | 'installsItself' | 'startAgain'> {
  readonly version: string;
  readonly updates: Pick<Updates, 'check' | 'fitting' | 'stop'>;
  readonly folder: UpdateFolder;
  readonly ledgerFolder: string;
  readonly fetchPart: FetchPart;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Of the disk that the packages lie on; nothing where the system does not say. */
  readonly freeBytes: () => Promise<number | undefined>;
  /** What the record comes to now, for the new version to know as well. */
  readonly figures: () => string;
  /** Why the till cannot be closed for an update now. */
  readonly inUse: () => 'payments' | 'work' | undefined;
  readonly onChange: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Lies whole on the disk, to be installed by the till itself. */
interface ReadyPackage {
  readonly pack: ReleasePackage;
  readonly release: FittingRelease;
}

const FIRST_LOOK_MS = 30_000;
const LOOK_EVERY_MS = 6 * 60 * 60_000;
const LOAD_WITHIN_MS = 12 * 60 * 60_000;
const ASK_EVERY_MS = 15_000;
/**
 * Nobody can sell while a version is tried. One that was not tried to its end, or not written, may come no further the next
 * time, and would close a till at rest every few minutes.
 */
const AGAIN_BY_ITSELF_MS = 24 * 60 * 60_000;
/** The version before stays beside the new one, and each is copied before it takes its place. */
const COPIES = 2;

/** Brings newer versions to the till at leisure, and has one installed once nobody needs the till. */
export class Updater {
  readonly #parts: UpdaterParts;
  readonly #stop = new AbortController();
  #underWay: UpdateUnderWay | undefined;
  #last: UpdateEnd | undefined;
  #loading: Promise<void> | undefined;
  #loaded: FittingRelease | undefined;
  #stopLoading = new AbortController();
  #ready: ReadyPackage | undefined;

  constructor(parts: UpdaterParts) {
    this.#parts = parts;
  }

  view(): UpdateView {
    return {
      ...(this.#underWay && { underWay: this.#underWay }),
      ...(this.#last && { last: this.#last }),
    };
  }

  /** Looks again and again. Rejects when it is stopped, and on what nobody expected. */
  async run(): Promise<void> {
    const { signal } = this.#stop;
    const { version, folder, sleep, onChange } = this.#parts;
    const last = await folder.lastEnd();
    // Of a version that somebody has put there by hand since, or has gone past, nothing is left to be said.
    const isOver = last && last.came !== 'installed' && !isNewer(last.version, version);
    this.#last = isOver ? undefined : last;
    onChange();
    await sleep(FIRST_LOOK_MS, signal);
    while (!signal.aborted) {
      await this.check();
      await this.#loading;
      for (let waited = 0; waited < LOOK_EVERY_MS; waited += ASK_EVERY_MS) {
        if (this.#ready && !this.#wasJustTried(this.#ready.release) && this.#parts.inUse() === undefined)
          await this.#begin(this.#ready);
        await sleep(ASK_EVERY_MS, signal);
      }
    }
  }

  /** Looks now, as a manager asks; what fits is loaded from then on. Never rejects. */
  async check(): Promise<UpdateCheck> {
    const { updates } = this.#parts;
    const found = await updates.check();
    if (this.#underWay && isWithdrawn(this.#underWay.version, found)) await this.#forget();
    // One that lies ready and was not tried again, for want of room perhaps, has to give up its own where sales need it.
    const again =
      found.result === 'not-tried' && this.#underWay?.state === 'ready' ? this.#loaded : undefined;
    const fitting = updates.fitting ?? again;
    if (fitting && !this.#wasReturned(fitting))
      this.#loading ??= this.#load(fitting).finally(() => (this.#loading = undefined));
    return found;
  }

  /** A manager does not wait until nobody needs the till: only payments are waited for. */
  async installNow(): Promise<Result<null>> {
    if (!this.#ready) return failed({ action: 'fix-input', code: 'command-refused' });
    const begun = this.#parts.inUse() !== 'payments' && (await this.#begin(this.#ready));
    if (begun) return succeeded(null);
    return failed(
      this.#underWay
        ? { action: 'wait', code: 'payments-open' }
        : { action: 'fix-input', code: 'command-refused' },
    );
  }

  /**
   * The till is being closed: its next start installs what is ready, unless a payment is open. Never rejects: whoever closes the till
   * waits for what was typed last, too, and would stop waiting.
   */
  async orderAtClose(): Promise<void> {
    try {
      if (this.#ready && this.#parts.inUse() !== 'payments') await this.#order(this.#ready);
    } catch (error) {
      console.error('a version that is ready was not ordered', error);
    }
  }

  stop(): void {
    this.#stop.abort();
    this.#parts.updates.stop();
  }

  /**
   * Answers whether the till starts again to install it: not where a sale was started, or a look found it withdrawn, while the
   * order was written.
   */
  async #begin(ready: ReadyPackage): Promise<boolean> {
    await this.#order(ready);
    const isWanted = this.#underWay?.version === ready.release.release.version;
    if (!isWanted || this.#parts.inUse() === 'payments') {
      await this.#parts.folder.dropOrder();
      return false;
    }
    this.#parts.startAgain();
    return true;
  }

  /** Which version was tried and found wanting is not tried once more. */
  #wasReturned({ release }: FittingRelease): boolean {
    const last = this.#last;
    return last?.version === release.version && (last.came === 'refused' || last.came === 'returned');
  }

  /** Whether it came to nothing within the last day. What seems to lie ahead, by a clock that was set back, is not waited for. */
  #wasJustTried({ release }: FittingRelease): boolean {
    const last = this.#last;
    if (last?.version !== release.version || (last.came !== 'not-tried' && last.came !== 'not-written'))
      return false;
    const ago = this.#parts.now() - last.at;
    return ago >= 0 && ago < AGAIN_BY_ITSELF_MS;
  }

  /** The publisher offers it no more, or something newer in its place. */
  async #forget(): Promise<void> {
    this.#stopLoading.abort();
    await this.#loading;
    this.#stopLoading = new AbortController();
    this.#ready = undefined;
    this.#underWay = undefined;
    this.#parts.onChange();
  }

  /** Never rejects. */
  async #load(fitting: FittingRelease): Promise<void> {
    const { installed, folder, fetchPart, sleep, installsItself, freeBytes } = this.#parts;
    const { version, packages } = fitting.release;
    const pack = packages.find(({ kind, arch }) => kind === installed?.kind && arch === installed.arch);
    if (!pack) return;
    const target = folder.package(pack.file);
    const show = (underWay: UpdateUnderWay): void => this.#show(underWay);
    const stopped = AbortSignal.any([this.#stop.signal, this.#stopLoading.signal]);
    // Until it is known to lie there whole, and nothing else.
    this.#ready = undefined;
    this.#loaded = fitting;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(LOAD_WITHIN_MS)]);
    show({ version, state: 'loading', percent: 0 });
    try {
      await mkdir(folder.path, { recursive: true, mode: 0o700 });
      await folder.dropOtherPackages(pack.file);
      await writeFileAtomic(folder.rehearsal, fitting.program);
      const onPart = (bytes: number): void =>
        show({ version, state: 'loading', percent: Math.floor((bytes / pack.bytes) * 100) });
      const hasRoom = async (bytes: number): Promise<boolean> =>
        ((await freeBytes()) ?? Infinity) >= bytes + COPIES * pack.bytes + LEFT_FREE_BYTES;
      const came = await downloadPackage(pack, { target, fetchPart, sleep, onPart, hasRoom }, signal);
      if (came !== 'whole') {
        show({ version, state: 'not-loaded', why: came });
        return;
      }
      const byItself = await installsItself();
      this.#ready = byItself ? { pack, release: fitting } : undefined;
      show({ version, state: 'ready', ...(!byItself && { file: target }) });
    } catch (error) {
      if (stopped.aborted) return;
      console.error('the package of a newer version was not loaded', error);
      // The time goes on while the computer sleeps, on some systems.
      show({ version, state: 'not-loaded', why: signal.aborted ? 'unreachable' : 'disk' });
    }
  }

  async #order({ pack, release }: ReadyPackage): Promise<void> {
    const { folder, version, figures, ledgerFolder } = this.#parts;
    await folder.giveOrder({
      version: release.release.version,
      from: version,
      file: folder.package(pack.file),
      bytes: pack.bytes,
      sha256: pack.sha256,
      programSha256: release.release.rehearsal.sha256,
      ledgerFolder,
      figures: figures(),
      tries: 0,
    });
  }

  #show(underWay: UpdateUnderWay): void {
    this.#underWay = underWay;
    this.#parts.onChange();
  }
}
