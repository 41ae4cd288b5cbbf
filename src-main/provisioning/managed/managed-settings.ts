import { readFile, rm } from 'node:fs/promises';
import { faultOfOwnFile } from '../../plain-file.ts';
import { Mutex, writeFileAtomic } from '../../write-file-atomic.ts';
import { readManagedFile, type ManagedContent } from './managed-file.ts';
import type { ManagedFault, ManagedFinding } from '../../../shared/contract/managed-settings.ts';

const MOST_BYTES = 65_536;

interface ManagedParts {
  /** What stands in the system's folder; nothing where no administrator put a file there. */
  readonly read: () => { readonly text: string } | { readonly fault: ManagedFault } | undefined;
  /** The file that was accepted last, in the till's own folder. */
  readonly keptFile: string;
  /** Whether this till has seen the key sign for a merchant, in base64. */
  readonly isKnownSigner: (publicKey: string) => Promise<boolean>;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
  /** From now on these hold; none frees all of them. */
  readonly use: (content: ManagedContent | undefined) => void;
}

type Judged = { readonly content: ManagedContent } | { readonly fault: ManagedFault };

/**
 * Settings that an administrator sets for the till. A file that is refused changes nothing: the one that was accepted last
 * goes on, read again with its signature and its end. Without a file the till's own settings hold.
 */
export class ManagedSettings {
  readonly #parts: ManagedParts;
  readonly #mutex = new Mutex();

  constructor(parts: ManagedParts) {
    this.#parts = parts;
  }

  /** Looks at the file and takes it into use, or says why not. Never rejects. */
  look(): Promise<ManagedFinding> {
    return this.#mutex.runExclusive(async () => {
      const { read, use, keptFile } = this.#parts;
      const found = read();
      if (!found) {
        await rm(keptFile, { force: true }).catch(() => undefined);
        use(undefined);
        return { says: 'none' };
      }
      const judged = 'fault' in found ? found : await this.#judged(found.text);
      if ('content' in judged && 'text' in found) {
        // One that is not kept counts all the same, until a refused one comes.
        await writeFileAtomic(keptFile, found.text).catch((error: unknown) =>
          console.error('managed settings are not kept', error),
        );
        use(judged.content);
        return { says: 'used', by: judged.content.by };
      }
      const kept = await this.#kept();
      use(kept);
      const says = 'fault' in judged ? judged.fault : 'unreadable';
      return { says, ...(kept && { by: kept.by }) };
    });
  }

  async #judged(text: string): Promise<Judged> {
    const read = readManagedFile(text, this.#parts.now());
    if ('fault' in read) return read;
    return (await this.#parts.isKnownSigner(read.publicKey)) ? read : { fault: 'unknown-signer' };
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
