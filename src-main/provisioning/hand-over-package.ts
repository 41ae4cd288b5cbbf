import { randomBytes, sign, type KeyObject } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { decrypted, deriveKey, encrypted, TAG_BYTES, type CodeCost } from './code-cipher.ts';
import { newSecret, writeCode, type HandOverCode } from './hand-over-code.ts';
import { isSignedBy, publicKeyOf } from './merchant-key.ts';
import type { HandOverFault } from '../../shared/contract/back-office/hand-over.ts';
import type { Secrets } from '../terminal/secrets/secrets.ts';

/**
 * A hand-over: a terminal's profile and secrets, encrypted for a code that is typed, and signed by the merchant's key.
 *
 * `mark(2) version(1) expiresAt(4, s) id(16) publicKey(32)` are its head, in the clear. Behind it stands the content,
 * AES-256-GCM over what raw DEFLATE made of JSON, and at the end the Ed25519 signature of all before it. scrypt makes the
 * key, the nonce and the code's binding of the code's secret, salted with the whole head: to put another key or another
 * time in the place of these, without the code changing, costs one run of scrypt for each of 2^25 tries.
 */
const MARK = Buffer.from('CT');
const VERSION = 1;
const ENDS = { mark: 2, version: 3, expiresAt: 7, id: 23, head: 55 } as const;
const SIGNATURE_BYTES = 64;
/** A profile is at most 64 KiB; what unpacks to more than this is none. */
const MOST_CONTENT_BYTES = 128 * 1024;

const contentSchema = z.strictObject({
  profile: z.record(z.string(), z.unknown()),
  secrets: z.strictObject({
    terminalPassword: z.string().exactOptional(),
    clientSecret: z.string().exactOptional(),
    apiKey: z.string().exactOptional(),
    proxyPassword: z.string().exactOptional(),
  }),
});

export interface HandOverContent {
  /** As a profile file has it (docs/profile.md). */
  readonly profile: Readonly<Record<string, unknown>>;
  readonly secrets: Secrets;
}

/** A package whose signature is right. Whose it is only the code can tell. */
export interface SignedPackage {
  /** In base64. */
  readonly id: string;
  /** The signer's, in base64. */
  readonly publicKey: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly head: Buffer;
  readonly sealed: Buffer;
}

interface Sealing {
  readonly privateKey: KeyObject;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly cost: CodeCost;
}

export interface SealedHandOver {
  readonly bytes: Buffer;
  readonly id: string;
  /** To be typed at the till, and shown to nobody else. */
  readonly code: string;
}

/** Makes a package of its own code. `expiresAt` is rounded down to whole seconds. */
export async function sealHandOver(
  content: HandOverContent,
  { privateKey, expiresAt, cost }: Sealing,
): Promise<SealedHandOver> {
  const id = randomBytes(ENDS.id - ENDS.expiresAt);
  const seconds = Buffer.alloc(ENDS.expiresAt - ENDS.version);
  seconds.writeUInt32BE(Math.floor(expiresAt / 1000));
  const head = Buffer.concat([MARK, Buffer.of(VERSION), seconds, id, publicKeyOf(privateKey)]);
  const secret = newSecret();
  const derived = await deriveKey(secret, head, cost);
  const packed = deflateRawSync(JSON.stringify(content), { level: 9 });
  const body = Buffer.concat([head, encrypted(packed, head, derived)]);
  return {
    bytes: Buffer.concat([body, sign(null, body, privateKey)]),
    id: id.toString('base64'),
    code: writeCode({ secret, binding: derived.binding }),
  };
}

/** What can be known of a package without its code. */
export function readPackage(
  bytes: Buffer,
): { readonly signed: SignedPackage } | { readonly fault: HandOverFault } {
  if (bytes.length < ENDS.version || !bytes.subarray(0, ENDS.mark).equals(MARK)) return { fault: 'damaged' };
  if ((bytes[ENDS.mark] ?? 0) > VERSION) return { fault: 'newer-version' };
  if (bytes[ENDS.mark] !== VERSION) return { fault: 'damaged' };
  if (bytes.length < ENDS.head + TAG_BYTES + SIGNATURE_BYTES) return { fault: 'damaged' };
  const head = bytes.subarray(0, ENDS.head);
  const publicKey = head.subarray(ENDS.id);
  const end = bytes.length - SIGNATURE_BYTES;
  if (!isSignedBy(publicKey, bytes.subarray(0, end), bytes.subarray(end))) return { fault: 'damaged' };
  return {
    signed: {
      id: head.subarray(ENDS.expiresAt, ENDS.id).toString('base64'),
      publicKey: publicKey.toString('base64'),
      expiresAt: head.readUInt32BE(ENDS.version) * 1000,
      head,
      sealed: bytes.subarray(ENDS.head, end),
    },
  };
}

/**
 * Opens a package by its code. `other-signer`: somebody who knows the code made another package for it. Content that
 * cannot be read is a newer version's, since whoever signed it meant it.
 */
export async function openPackage(
  { head, sealed }: SignedPackage,
  { secret, binding }: HandOverCode,
  cost: CodeCost,
): Promise<{ readonly content: HandOverContent } | { readonly fault: HandOverFault }> {
  const derived = await deriveKey(secret, head, cost);
  const packed = decrypted(sealed, head, derived);
  if (!packed) return { fault: 'wrong-code' };
  if (derived.binding !== binding) return { fault: 'other-signer' };
  try {
    const text = inflateRawSync(packed, { maxOutputLength: MOST_CONTENT_BYTES }).toString('utf8');
    return { content: contentSchema.parse(JSON.parse(text)) };
  } catch {
    // The cause may quote a secret.
    return { fault: 'newer-version' };
  }
}
