import { basename } from 'node:path';
import { failed, notWritten, succeeded } from '../../../shared/failure.ts';
import { writeFileForOthers } from '../../write-file-atomic.ts';
import { merchantOf, type HandOverRecord } from '../hand-over-record.ts';
import { publicKeyOf } from '../merchant-key.ts';
import { managedFileText, type ManagedContent } from './managed-file.ts';
import type { ManagedMerchant } from '../../../shared/contract/back-office/managed-settings.ts';
import type { Result } from '../../../shared/failure.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import type { MerchantKeys } from '../merchant-keys.ts';

interface SignerParts {
  readonly profile: TerminalProfile;
  readonly training: boolean;
  readonly record: HandOverRecord;
  readonly keys: MerchantKeys;
  readonly merchantName: (id: string) => Promise<string | undefined>;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
}

interface Signed extends Pick<ManagedContent, 'by' | 'settings'> {
  /** Whose tills are to take it; this till's own merchant's without it. */
  readonly merchantId?: string;
}

/** Signs settings for the tills of a merchant that know this computer, by the key that signs their hand-overs. */
export class ManagedSigner {
  readonly #parts: SignerParts;

  constructor(parts: SignerParts) {
    this.#parts = parts;
  }

  /** Whose tills take settings from here: this till's own merchant's first, then those that terminals were handed over of. */
  async merchants(): Promise<readonly ManagedMerchant[]> {
    const { profile, record, keys, merchantName } = this.#parts;
    const { merchantId: own } = profile;
    const known = await record.merchantsOf(profile);
    const signedFor = await Promise.all(
      known.map(async (id) => ((await keys.has(merchantOf({ ...profile, merchantId: id }))) ? [id] : [])),
    );
    const others = signedFor.flat().filter((id) => id !== own);
    return Promise.all(
      [...(own === '' ? [] : [own]), ...others].map(async (id) => {
        // Where there is but one nobody has to tell it from others.
        const name = others.length === 0 ? undefined : await merchantName(id);
        return { id, ...(name !== undefined && { name }) };
      }),
    );
  }

  /**
   * Saves them where somebody chooses; no name when the dialog was cancelled. This till takes its own merchant's from now on, too. For a
   * merchant of which no till knows this computer nothing is signed.
   */
  async save(
    { by, settings, merchantId = this.#parts.profile.merchantId }: Signed,
    chooseTarget: (name: string, extension: string) => Promise<string | undefined>,
  ): Promise<Result<{ readonly fileName?: string }>> {
    const { now, record, profile, training, keys } = this.#parts;
    const merchant = merchantOf({ ...profile, merchantId });
    const isKnown = merchantId === profile.merchantId || (await keys.has(merchant));
    if (training || merchantId === '' || !isKnown)
      return failed({ action: 'fix-input', code: 'command-refused' });
    const key = await keys.of(merchant);
    if (!key.ok) return key;
    const target = await chooseTarget('managed-settings', 'json');
    if (target === undefined) return succeeded({});
    const trusted = await record.trust(merchant, publicKeyOf(key.value).toString('base64'));
    if (!trusted.ok) return trusted;
    try {
      await writeFileForOthers(target, managedFileText({ by, issuedAt: now(), settings }, key.value));
      return succeeded({ fileName: basename(target) });
    } catch (error) {
      return notWritten(error);
    }
  }
}
