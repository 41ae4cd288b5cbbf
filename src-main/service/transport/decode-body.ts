import * as zlib from 'node:zlib';
import { promisify } from 'node:util';

/** Each encoding may turn one byte into a thousand, so at most this many are undone. Services use one. */
const MOST_PASSES = 2;

type Decode = (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Promise<Uint8Array>;

const inflate = promisify(zlib.inflate);
const inflateRaw = promisify(zlib.inflateRaw);
/** The low half of a zlib header's first byte names its method. Some servers leave the header out. */
const ZLIB_METHOD = 8;
const deflated: Decode = (bytes, options) =>
  ((bytes[0] ?? 0) & 0x0f) === ZLIB_METHOD ? inflate(bytes, options) : inflateRaw(bytes, options);

const DECODERS = new Map<string, Decode>([
  ['gzip', promisify(zlib.gunzip)],
  ['deflate', deflated],
  ['br', promisify(zlib.brotliDecompress)],
  ...zstd(),
]);

/** The value of `Accept-Encoding`: the encodings that can be undone here. */
export const ACCEPT_ENCODING = [...DECODERS.keys()].join(', ');

/** Node has it from 22.15 on, and the product's runtime does; the oldest that the till runs on does not. */
function zstd(): readonly [string, Decode][] {
  const decompress: unknown = Reflect.get(zlib, 'zstdDecompress');
  return typeof decompress === 'function' ? [['zstd', promisify(decompress as typeof zlib.inflate)]] : [];
}

export type DecodedBody =
  | { readonly kind: 'decoded'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large' }
  /** `detail` says what could not be read, in a few fixed words. */
  | { readonly kind: 'unreadable'; readonly detail: string };

/**
 * Undoes the `Content-Encoding` of a body (RFC 9110, "Content-Encoding": the last one first). Decoding stops at
 * `maxBytes`, so that a small answer cannot fill the memory. Never rejects.
 */
export async function decodeBody(
  bytes: Uint8Array,
  contentEncoding: string,
  maxBytes: number,
): Promise<DecodedBody> {
  const passes = codingsOf(contentEncoding).reverse();
  if (passes.length > MOST_PASSES) return { kind: 'unreadable', detail: 'encoded too many times' };
  let decoded = bytes;
  for (const coding of passes) {
    const decode = DECODERS.get(coding);
    if (!decode)
      return { kind: 'unreadable', detail: `encoded as ${wordOf(coding)}, which was not asked for` };
    try {
      decoded = await decode(decoded, { maxOutputLength: maxBytes });
    } catch (error) {
      if (isTooLarge(error)) return { kind: 'too-large' };
      return { kind: 'unreadable', detail: `damaged, encoded as ${coding}` };
    }
  }
  return { kind: 'decoded', bytes: decoded };
}

/** Names in any case; `identity` is none, and `x-gzip` an old name of gzip. */
export function codingsOf(contentEncoding: string | null): string[] {
  return (contentEncoding ?? '')
    .split(',')
    .map((coding) =>
      coding
        .trim()
        .toLowerCase()
        .replace(/^x-gzip$/, 'gzip'),
    )
    .filter((coding) => coding !== '' && coding !== 'identity');
}

function wordOf(coding: string): string {
  return /^[a-z0-9-]{1,16}$/.test(coding) ? coding : 'something unknown';
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
