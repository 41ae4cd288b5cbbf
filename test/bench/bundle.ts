import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './results.ts';

const ASSETS = join(import.meta.dirname, '../../out/renderer/assets');
const MOST_KB = 120;

/** All the renderer's JavaScript, gzipped, in kilobytes of 1,000 bytes. */
export function rendererScript(): Row {
  const sizes = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => gzipSync(readFileSync(join(ASSETS, name))).length / 1_000);
  const measured = sizes.reduce((sum, size) => sum + size, 0);
  return { name: 'renderer JavaScript, gzipped / 120 kB', measured, against: MOST_KB, atMost: 1, unit: 'kB' };
}
