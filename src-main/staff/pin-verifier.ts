import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What scrypt costs: `N` in steps and memory, of `128 × N × r` bytes. */
export interface PinCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * 32 MB and about a tenth of a second on a counter's computer. No cost makes ten thousand PINs many: what keeps a
 * stolen file from being tried is the pepper, and this only what a thief with the keyring still has to pay.
 */
export const PIN_COST: PinCost = { N: 2 ** 15, r: 8, p: 1 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Node's own limit is a little less than `PIN_COST` takes. */
const MOST_BYTES = 128 * 1024 * 1024;

/** What is kept in place of a PIN, in base64. The cost is kept with it, so that a later version may raise it. */
export const verifierSchema = z.object({
  salt: z.string(),
  key: z.string(),
  cost: z.object({ N: z.int(), r: z.int(), p: z.int() }),
  /** `sealOf`; missing in files of earlier versions. */
  seal: z.string().optional(),
});
type StoredVerifier = Readonly<z.output<typeof verifierSchema>>;
export type PinVerifier = Omit<StoredVerifier, 'seal'>;

/** A verifier with a salt of its own. */
export async function makeVerifier(pin: string, pepper: Buffer, cost: PinCost): Promise<PinVerifier> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(pin, pepper, salt, cost);
  return { salt: salt.toString('base64'), key: key.toString('base64'), cost };
}

/** Whether this is the verifier's PIN; takes the same time whatever differs. */
export async function fits(pin: string, pepper: Buffer, { salt, key, cost }: PinVerifier): Promise<boolean> {
  const expected = Buffer.from(key, 'base64');
  const derived = await derive(pin, pepper, Buffer.from(salt, 'base64'), cost);
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** scrypt over the PIN keyed with the pepper: without the pepper nothing can be tried. */
function derive(pin: string, pepper: Buffer, salt: Buffer, { N, r, p }: PinCost): Promise<Buffer> {
  const peppered = createHmac('sha256', pepper).update(pin).digest();
  return new Promise((resolve, reject) => {
    scrypt(peppered, salt, KEY_BYTES, { N, r, p, maxmem: MOST_BYTES }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
