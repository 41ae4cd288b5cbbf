import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '../../../shared/language.ts';
import type { Row } from '../measuring/results.ts';

const RENDERER = join(import.meta.dirname, '../../../out/renderer');
const MOST_KB = 105;

/**
 * The JavaScript before the first screen, gzipped, in kilobytes of 1,000 bytes: what the page names, and the first messages
 * of one language, the longest.
 */
export function rendererScript(): Row {
  const page = readFileSync(join(RENDERER, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) =>
    kilobytes(file),
  );
  const languages = readdirSync(join(RENDERER, 'assets'))
    .filter((file) => LANGUAGES.some((language) => file.startsWith(`${language}-`)) && file.endsWith('.js'))
    .map((file) => kilobytes(join('assets', file)));
  const measured = named.reduce((sum, size) => sum + size, 0) + Math.max(...languages);
  return { name: 'renderer JavaScript, gzipped / 105 kB', measured, against: MOST_KB, atMost: 1, unit: 'kB' };
}

const kilobytes = (file: string): number => gzipSync(readFileSync(join(RENDERER, file))).length / 1_000;
