import { readFile, rm } from 'node:fs/promises';
import { faultOfOwnFile } from '../../plain-file.ts';
import { Mutex, writeFileAtomic } from '../../write-file-atomic.ts';
import { placeIn } from '../hand-over-record.ts';
import { readManagedFile, type ManagedContent } from './managed-file.ts';
import type {
  ManagedFault,
  ManagedFinding,
  ManagedRefusal,
} from '../../../shared/contract/back-office/managed-settings.ts';

const MOST_BYTES = 65_536;

interface ManagedParts {
  /** What stands in the system's folder; nothing where no administrator put a file there. */
  readonly read: () => { readonly text: string } | { readonly fault: ManagedFault } | undefined;
  /** The file that was accepted last, in the till's own folder. */
  readonly keptFile: string;
  /** The till's own, as of `merchantOf`; none before it was set up for one. */
  readonly merchant: () => string | undefined;
  /** The merchants that this till has seen the key sign for, which is in base64. */
  readonly signsFor: (publicKey: string) => Promise<readonly string[]>;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
  /** From now on these hold; none frees all of them. */
  readonly use: (content: ManagedContent | undefined) => void;
}

type Judged = { readonly content: ManagedContent } | { readonly refused: ManagedRefusal };

/**
 * Settings that an administrator of the till's merchant sets for it. A file that is refused changes nothing: the one that
 * was accepted last goes on, read again with its signature, its merchant and its end. Without a file the till's own
 * settings hold.
 */
export class ManagedSettings {
  readonly #parts: ManagedParts;
  readonly #mutex = new Mutex();

  constructor(parts: ManagedParts) {
    this.#parts = parts;
  }

  /** Looks at the file and takes it into use, or says why not. Never rejects. */
  readAgain(): Promise<ManagedFinding> {
    return this.#mutex.runExclusive(async () => {
      const { read, use, keptFile } = this.#parts;
      const found = read();
      if (!found) {
        await rm(keptFile, { force: true }).catch(() => undefined);
        use(undefined);
        return { result: 'none' };
      }
      const judged = 'fault' in found ? refusedAs(found.fault) : await this.#judged(found.text);
      if ('content' in judged && 'text' in found) {
        // One that is not kept counts all the same, until a refused one comes.
        await writeFileAtomic(keptFile, found.text).catch((error: unknown) =>
          console.error('managed settings are not kept', error),
        );
        use(judged.content);
        return { result: 'used', by: judged.content.by };
      }
      const kept = await this.#kept();
      use(kept);
      const { refused } = 'refused' in judged ? judged : refusedAs('unreadable');
      return { ...refused, ...(kept && { by: kept.by }) };
    });
  }

  async #judged(text: string): Promise<Judged> {
    const read = readManagedFile(text, this.#parts.now());
    if ('fault' in read) return refusedAs(read.fault);
    const signsFor = await this.#parts.signsFor(read.publicKey);
    const [one] = signsFor;
    if (one === undefined) return refusedAs('unknown-signer');
    const own = this.#parts.merchant();
    if (own !== undefined && signsFor.includes(own)) return read;
    const [, origin = '', merchantId = ''] = placeIn(one);
    return {
      refused: {
        result: 'other-merchant',
        merchantId,
        service: URL.canParse(origin) ? new URL(origin).host : origin,
      },
    };
  }

  async #kept(): Promise<ManagedContent | undefined> {
    try {
      if (faultOfOwnFile(this.#parts.keptFile, MOST_BYTES)) return undefined;
      const judged = await this.#judged(await readFile(this.#parts.keptFile, 'utf8'));
      return 'content' in judged ? judged.content : undefined;
    } catch {
      return undefined; // none was accepted before
    }
  }
}

const refusedAs = (result: ManagedFault): { readonly refused: ManagedRefusal } => ({ refused: { result } });
