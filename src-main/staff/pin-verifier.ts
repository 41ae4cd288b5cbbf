import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The cost parameters of scrypt, which takes `128 × N × r` bytes of memory. */
export interface PinCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * The cost of a verifier: 32 MB and about a tenth of a second on a counter's computer. There are only ten thousand PINs,
 * so no cost makes trying all of them long. The pepper protects a stolen file; the cost only slows down a thief who has
 * the keyring as well.
 */
export const PIN_COST: PinCost = { N: 2 ** 15, r: 8, p: 1 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** The most memory that scrypt may take. Node's own limit is a little less than `PIN_COST` needs. */
const MOST_BYTES = 128 * 1024 * 1024;

/** What is kept in place of a PIN, in base64. The cost is kept as well, so that a later version may raise it. */
export const verifierSchema = z.object({
  salt: z.string(),
  key: z.string(),
  cost: z.object({ N: z.int(), r: z.int(), p: z.int() }),
  /** The seal that `sealOf` makes; missing in files of earlier versions. */
  seal: z.string().optional(),
});
type StoredVerifier = Readonly<z.output<typeof verifierSchema>>;
export type PinVerifier = Omit<StoredVerifier, 'seal'>;

/** Makes a verifier of this PIN with a salt of its own. */
export async function makeVerifier(pin: string, pepper: Buffer, cost: PinCost): Promise<PinVerifier> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(pin, pepper, salt, cost);
  return { salt: salt.toString('base64'), key: key.toString('base64'), cost };
}

/** Whether the verifier was made of this PIN. Takes the same time whatever differs. */
export async function fits(pin: string, pepper: Buffer, { salt, key, cost }: PinVerifier): Promise<boolean> {
  const expected = Buffer.from(key, 'base64');
  const derived = await derive(pin, pepper, Buffer.from(salt, 'base64'), cost);
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** Applies scrypt to the PIN keyed with the pepper. Without the pepper, no PIN can be tried. */
function derive(pin: string, pepper: Buffer, salt: Buffer, { N, r, p }: PinCost): Promise<Buffer> {
  const peppered = createHmac('sha256', pepper).update(pin).digest();
  return new Promise((resolve, reject) => {
    scrypt(peppered, salt, KEY_BYTES, { N, r, p, maxmem: MOST_BYTES }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
