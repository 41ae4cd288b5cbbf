import { failed, succeeded } from '../../shared/failure.ts';
import { readCode } from './hand-over-code.ts';
import { merchantOf } from './hand-over-record.ts';
import { openPackage, readPackage, type SignedPackage } from './hand-over-package.ts';
import { bytesIn } from './hand-over-text.ts';
import type { HandOverFault } from '../../shared/contract/back-office/hand-over.ts';
import type { FieldFault, Result } from '../../shared/failure.ts';
import type { TerminalProfile } from '../terminal/profile/profile.ts';
import type { Secrets } from '../terminal/secrets/secrets.ts';
import type { CodeCost } from './code-cipher.ts';
import type { HandOverRecord } from './hand-over-record.ts';

interface ReceiverParts {
  readonly record: HandOverRecord;
  readonly parseProfile: (
    text: string,
  ) => { readonly profile: TerminalProfile } | { readonly faults: readonly FieldFault[] };
  /** Wall-clock milliseconds. */
  readonly now: () => number;
  readonly cost: CodeCost;
}

/** What a till is set up with; `taken` is called once it is. */
export interface OpenedHandOver {
  readonly profileText: string;
  readonly secrets: Secrets;
  readonly taken: () => Promise<void>;
}

/** What was scanned or stands in the file, and what was typed. */
export interface TypedHandOver {
  readonly text: string;
  readonly code: string;
  /** A manager knows why another computer signs for this merchant than before. */
  readonly trustSigner?: boolean;
}

/** Takes hand-overs at the till that is set up. Whatever it does not take it refuses with `hand-over-refused` and a fault. */
export class HandOverReceiver {
  readonly #parts: ReceiverParts;

  constructor(parts: ReceiverParts) {
    this.#parts = parts;
  }

  /** What can be said before the code is typed. */
  async check(text: string): Promise<Result<{ readonly expiresAt: number }>> {
    const read = await this.#read(text);
    return read.ok ? succeeded({ expiresAt: read.value.expiresAt }) : read;
  }

  /** The profile and the secrets in it. It counts as used only once they work. */
  async open({ text, code, trustSigner = false }: TypedHandOver): Promise<Result<OpenedHandOver>> {
    const read = await this.#read(text);
    if (!read.ok) return read;
    const signed = read.value;
    const typed = readCode(code);
    if (!typed) return refused('mistyped');
    const opened = await openPackage(signed, typed, this.#parts.cost);
    if ('fault' in opened) return refused(opened.fault);
    const { profile: described, secrets } = opened.content;
    const profileText = JSON.stringify(described);
    const parsed = this.#parts.parseProfile(profileText);
    // The version that made it found no fault in it.
    if ('faults' in parsed) return refused('newer-version', parsed.faults);
    const { record } = this.#parts;
    const merchant = merchantOf(parsed.profile);
    const known = await record.signerOf(merchant);
    if (known !== undefined && known !== signed.publicKey && !trustSigner) return refused('unknown-signer');
    return succeeded({
      profileText,
      secrets,
      taken: async () => {
        const kept = await record.remember(signed.id, merchant, signed.publicKey);
        if (!kept.ok) console.error('a hand-over is not marked as used', kept.failure.detail);
      },
    });
  }

  async #read(text: string): Promise<Result<SignedPackage>> {
    const bytes = bytesIn(text);
    const read = bytes ? readPackage(bytes) : ({ fault: 'damaged' } as const);
    if ('fault' in read) return refused(read.fault);
    const { signed } = read;
    if (await this.#parts.record.isKnown(signed.id)) return refused('used');
    return signed.expiresAt <= this.#parts.now() ? refused('expired') : succeeded(signed);
  }
}

function refused(handOverFault: HandOverFault, fields?: readonly FieldFault[]): Result<never> {
  return failed({
    action: 'fix-input',
    code: 'hand-over-refused',
    handOverFault,
    ...(fields && { fields }),
  });
}
