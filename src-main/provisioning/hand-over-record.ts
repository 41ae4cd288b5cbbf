import { z } from 'zod';
import { notWritten, succeeded } from '../../shared/failure.ts';
import { isMissing, isOfDisk } from '../disk-errors.ts';
import { readOwnFile } from '../plain-file.ts';
import { trySetAside } from '../set-aside.ts';
import { Mutex, writeFileAtomic } from '../write-file-atomic.ts';
import type { Result } from '../../shared/failure.ts';
import type { TerminalProfile } from '../terminal/profile/profile.ts';

/** They expire within an hour; the oldest are forgotten first. */
const MOST_IDS = 1_000;
const MOST_MERCHANTS = 100;
const MOST_BYTES = 1_000_000;

const fileSchema = z.object({
  version: z.literal(1),
  /** Which were taken or made here; kept past their end, because a clock can be set back. */
  ids: z.array(z.string()),
  /** The public key that signs for a merchant, as this till saw it first or a manager trusted it since. */
  signers: z.array(z.object({ merchant: z.string(), publicKey: z.string() })),
});
type Content = z.output<typeof fileSchema>;

const EMPTY: Content = { version: 1, ids: [], signers: [] };

type AtService = Pick<TerminalProfile, 'environment' | 'baseUrl'>;
type MerchantAtService = AtService & Pick<TerminalProfile, 'merchantId'>;

/** One merchant at one service: elsewhere the same id may be anybody's. */
export function merchantOf({ environment, baseUrl, merchantId }: MerchantAtService): string {
  return JSON.stringify([environment, new URL(baseUrl).origin, merchantId]);
}

/** What this computer knows of hand-overs, in one file of the till's folder. It holds no secret. */
export class HandOverRecord {
  readonly #file: string;
  readonly #onSigner: () => void;
  readonly #mutex = new Mutex();

  /** `onSigner`: a key is known, or another one, for a merchant. */
  constructor(file: string, onSigner: () => void = () => undefined) {
    this.#file = file;
    this.#onSigner = onSigner;
  }

  /** Whether a hand-over was taken or made on this computer. */
  async isKnown(id: string): Promise<boolean> {
    return (await this.#known()).ids.includes(id);
  }

  /** The key that this till knows for a merchant, in base64; none before the first hand-over. */
  async signerOf(merchant: string): Promise<string | undefined> {
    return (await this.#known()).signers.find((known) => known.merchant === merchant)?.publicKey;
  }

  /** The merchants that the key signs for, as of `merchantOf`, as far as this till knows. */
  async signsFor(publicKey: string): Promise<readonly string[]> {
    return (await this.#known()).signers
      .filter((known) => known.publicKey === publicKey)
      .map(({ merchant }) => merchant);
  }

  /** Merchants of a service whose signer this till knows, by their IDs. */
  async merchantsOf(service: AtService): Promise<readonly string[]> {
    const [environment, origin] = placeIn(merchantOf({ ...service, merchantId: '' }));
    return (await this.#known()).signers
      .map(({ merchant }) => placeIn(merchant))
      .flatMap(([where, at, id]) => (where === environment && at === origin && id !== undefined ? [id] : []));
  }

  /** Remembers a hand-over as used here, and whose key signs for its merchant from now on. */
  remember(id: string, merchant: string, publicKey: string): Promise<Result<null>> {
    return this.#change(merchant, publicKey, (ids) => [...ids.filter((known) => known !== id), id]);
  }

  /** From now on this key signs for a merchant. */
  trust(merchant: string, publicKey: string): Promise<Result<null>> {
    return this.#change(merchant, publicKey, (ids) => ids);
  }

  #change(
    merchant: string,
    publicKey: string,
    idsOf: (ids: readonly string[]) => readonly string[],
  ): Promise<Result<null>> {
    return this.#mutex.runExclusive(async () => {
      try {
        const { ids, signers } = await this.#read();
        const others = signers.filter((known) => known.merchant !== merchant);
        const content: Content = {
          version: 1,
          ids: idsOf(ids).slice(-MOST_IDS),
          signers: [...others, { merchant, publicKey }].slice(-MOST_MERCHANTS),
        };
        await writeFileAtomic(this.#file, JSON.stringify(content));
        this.#onSigner();
        return succeeded(null);
      } catch (error) {
        return notWritten(error);
      }
    });
  }

  /** What is in the file as far as the disk gives it now: the code still says whose a package is. */
  async #known(): Promise<Content> {
    try {
      return await this.#read();
    } catch (error) {
      console.error('what is known of hand-overs cannot be read now', error);
      return EMPTY;
    }
  }

  /** What cannot be made sense of is set aside and counts as empty. Rejects where the disk does not give the file now. */
  async #read(): Promise<Content> {
    try {
      return fileSchema.parse(JSON.parse(await readOwnFile(this.#file, MOST_BYTES)));
    } catch (error) {
      if (isMissing(error)) return EMPTY;
      if (isOfDisk(error)) throw error;
      trySetAside(this.#file);
      return EMPTY;
    }
  }
}

/** What `merchantOf` made: environment, origin and identifier; none of them in anything else. */
export function placeIn(merchant: string): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(merchant));
  } catch {
    return []; // the file holds what somebody wrote into it
  }
}
