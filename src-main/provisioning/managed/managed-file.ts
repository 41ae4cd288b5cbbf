import { sign, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { preferencesSchema } from '../../../shared/contract/commands/preferences.ts';
import { isSignedBy, publicKeyOf } from '../merchant-key.ts';
import type { ManagedFault } from '../../../shared/contract/back-office/managed-settings.ts';

/** Nothing else that the merchant's key signs begins so. */
const CONTEXT = 'countertop managed settings 1\n';
const { language, theme, textSize, volume } = preferencesSchema.shape;

const contentSchema = z.strictObject({
  /** Who set them, in words for the screen. */
  by: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u),
  /** Epoch milliseconds, as `expiresAt`. */
  issuedAt: z.int().nonnegative(),
  expiresAt: z.int().nonnegative().exactOptional(),
  settings: z.strictObject({
    language: language.exactOptional(),
    customerLanguage: language.exactOptional(),
    theme: theme.exactOptional(),
    textSize: textSize.exactOptional(),
    volume: volume.exactOptional(),
  }),
});
export type ManagedContent = z.output<typeof contentSchema>;

/** `signed` is the content as JSON text, so that the signature is of exactly these characters; the rest is base64. */
const fileSchema = z.strictObject({
  countertop: z.literal('managed-settings'),
  version: z.literal(1),
  signed: z.string(),
  publicKey: z.string(),
  signature: z.string(),
});

/** The text of a file of managed settings, signed by the merchant's key. */
export function managedFileText(content: ManagedContent, privateKey: KeyObject): string {
  const signed = JSON.stringify(content);
  const file: z.output<typeof fileSchema> = {
    countertop: 'managed-settings',
    version: 1,
    signed,
    publicKey: publicKeyOf(privateKey).toString('base64'),
    signature: sign(null, Buffer.from(CONTEXT + signed), privateKey).toString('base64'),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** What a file says and whose key signed it, or why it does not count. Whether that key is known is another question. */
export function readManagedFile(
  text: string,
  now: number,
): { readonly content: ManagedContent; readonly publicKey: string } | { readonly fault: ManagedFault } {
  const file = fileSchema.safeParse(jsonIn(text));
  if (!file.success) return { fault: 'damaged' };
  const { signed, publicKey, signature } = file.data;
  const body = Buffer.from(CONTEXT + signed);
  const key = Buffer.from(publicKey, 'base64');
  if (!isSignedBy(key, body, Buffer.from(signature, 'base64'))) return { fault: 'damaged' };
  const content = contentSchema.safeParse(jsonIn(signed));
  // Whoever signed it meant it: it is a newer version's, or was made by hand.
  if (!content.success) return { fault: 'unknown-setting' };
  if (content.data.expiresAt !== undefined && content.data.expiresAt <= now) return { fault: 'expired' };
  return { content: content.data, publicKey: key.toString('base64') };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
