import { randomInt } from 'node:crypto';

/** Crockford's base 32: I, L, O and U are left out, because they are read as other characters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 50 bits, which unlock the package. */
const SECRET_LENGTH = 10;
/** 25 bits, which say whose package it unlocks. */
const BINDING_LENGTH = 5;
const GROUP_LENGTH = 4;

/** What a typed code says: `secret` opens a package, and `binding` tells this package from one that was put in its place. */
export interface HandOverCode {
  readonly secret: string;
  readonly binding: string;
}

/** A random secret for one package. */
export function newSecret(): string {
  return Array.from({ length: SECRET_LENGTH }, () => characterOf(randomInt(ALPHABET.length))).join('');
}

/** The first 25 bits of these bytes as five characters. */
export function bindingOf(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, 4)) bits = (bits << 8n) | BigInt(byte);
  const places = Array.from({ length: BINDING_LENGTH }, (_, place) => BigInt(27 - 5 * place));
  return places.map((shift) => characterOf(Number((bits >> shift) & 31n))).join('');
}

/** The code as it is shown and read aloud: four groups of four, the last character a check. */
export function writeCode({ secret, binding }: HandOverCode): string {
  const text = secret + binding;
  const groups = (text + checkOf(text)).match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? [];
  return groups.join('-');
}

/**
 * A typed code; nothing where it is none, or one with a slip: the check finds every wrong character and every two that
 * changed places. Small letters, spaces and dashes do not matter; O counts as 0, I and L as 1.
 */
export function readCode(typed: string): HandOverCode | undefined {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}._]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (text.length !== SECRET_LENGTH + BINDING_LENGTH + 1) return undefined;
  if (Array.from(text).some((character) => !ALPHABET.includes(character))) return undefined;
  const said = text.slice(0, -1);
  if (checkOf(said) !== text.at(-1)) return undefined;
  return { secret: said.slice(0, SECRET_LENGTH), binding: said.slice(SECRET_LENGTH) };
}

/** A sum in the field of 32 elements (x⁵ + x² + 1) in which each place has another weight. */
function checkOf(text: string): string {
  let sum = 0;
  for (const character of text) {
    const doubled = (sum ^ ALPHABET.indexOf(character)) << 1;
    sum = doubled > 31 ? doubled ^ 0b100101 : doubled;
  }
  return characterOf(sum);
}

function characterOf(value: number): string {
  return ALPHABET.charAt(value);
}
