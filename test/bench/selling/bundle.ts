import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '../../../shared/language.ts';
import type { Row } from '../measuring/results.ts';

const RENDERER = join(import.meta.dirname, '../../../out/renderer');
const MOST_KB = 105;

/**
 * The JavaScript before the first screen, gzipped, in kilobytes of 1,000 bytes: what the page of one language names, the longest.
 */
export function rendererScript(): Row {
  const measured = Math.max(...LANGUAGES.map(scriptOf));
  return { name: 'renderer JavaScript, gzipped / 105 kB', measured, against: MOST_KB, atMost: 1, unit: 'kB' };
}

function scriptOf(language: Language): number {
  const page = readFileSync(join(RENDERER, `index.${language}.html`), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)];
  return named.reduce((sum, [, file = '']) => sum + kilobytes(file), 0);
}

const kilobytes = (file: string): number => gzipSync(readFileSync(join(RENDERER, file))).length / 1_000;
