import { verify } from 'node:crypto';
import { z } from 'zod';
import { PACKAGE_KINDS } from './ports.ts';
import type { KeyObject } from 'node:crypto';

const VERSION = /^(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/;

/** Three times what one is today. */
const MOST_PACKAGE_BYTES = 512 * 1024 * 1024;
const fileName = z.string().regex(/^\w[\w.-]{0,99}$/);
const sum = z.string().regex(/^[0-9a-f]{64}$/);

const releaseSchema = z.object({
  version: z.string().regex(VERSION),
  /** The share of tills, in per cent, that may have it by now. */
  staged: z.int().min(0).max(100),
  /** The program that tells what this version makes of a record, beside the release. */
  rehearsal: z.object({ file: fileName, sha256: sum }),
  /** The packages, beside the release: one for each kind of till that can have it. */
  packages: z
    .array(
      z.object({
        kind: z.enum(PACKAGE_KINDS),
        arch: z.string().max(20),
        file: fileName,
        bytes: z.int().min(1).max(MOST_PACKAGE_BYTES),
        sha256: sum,
      }),
    )
    .max(50)
    .default([]),
});

/** What a publisher says of a version that may be installed (docs/updates.md). */
export type Release = Readonly<z.output<typeof releaseSchema>>;

export type ReleasePackage = Release['packages'][number];

export type ReadRelease = { readonly release: Release } | { readonly refused: 'not-signed' | 'unreadable' };

/** Reads a release, whose every byte the publisher has signed; nothing of it is looked at before. */
export function readRelease(bytes: Uint8Array, signature: string, key: KeyObject): ReadRelease {
  if (!verify(null, bytes, key, Buffer.from(signature.trim(), 'base64'))) return { refused: 'not-signed' };
  try {
    const parsed = releaseSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? { release: parsed.data } : { refused: 'unreadable' };
  } catch {
    return { refused: 'unreadable' };
  }
}

/** Whether a version comes after another, number by number; one that is no version comes after none. */
export function isNewer(version: string, than: string): boolean {
  const numbers = VERSION.exec(version)?.slice(1).map(Number);
  const others = VERSION.exec(than)?.slice(1).map(Number);
  if (!numbers || !others) return false;
  const at = numbers.findIndex((number, place) => number !== others[place]);
  return at >= 0 && (numbers[at] ?? 0) > (others[at] ?? 0);
}
