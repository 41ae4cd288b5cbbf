import { HAND_OVER_MARK } from '../../shared/contract/back-office/hand-over.ts';

/** A QR code with more digits has modules that a scanner on a counter no longer tells apart (version 25, level M). */
const MOST_QR_DIGITS = 2_300;

/** A profile with a logo and certificates is at most 64 KiB before it is packed. */
const MOST_FILE_CHARACTERS = 131_072;

/** What stands in a file. */
export const fileText = (bytes: Buffer): string => `${HAND_OVER_MARK}${bytes.toString('base64')}\n`;

/**
 * What stands in a QR code: decimal digits, since scanners type, and digits are the keys that hardly any keyboard layout
 * moves; a QR code packs them as tightly as bytes. Nothing where a scanner would no longer read it.
 */
export function qrText(bytes: Buffer): string | undefined {
  const digits = BigInt(`0x${bytes.toString('hex')}`).toString();
  return digits.length > MOST_QR_DIGITS ? undefined : digits;
}

/** The package in a file or in what a scanner typed; nothing where it can be none. */
export function bytesIn(text: string): Buffer | undefined {
  if (text.length > MOST_FILE_CHARACTERS) return undefined;
  // Scanners can be set to send the kind of the code first (ISO/IEC 15424), a file may have gone through mail.
  const said = text
    .replace(/^\uFEFF/, '')
    .replace(/^\][A-Za-z]\d/, '')
    .replace(/\s/g, '');
  if (said.startsWith(HAND_OVER_MARK)) {
    const packed = said.slice(HAND_OVER_MARK.length);
    return /^[A-Za-z0-9+/]+={0,2}$/.test(packed) ? Buffer.from(packed, 'base64') : undefined;
  }
  if (said.length > MOST_QR_DIGITS || !/^[1-9]\d+$/.test(said)) return undefined;
  const hex = BigInt(said).toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}
