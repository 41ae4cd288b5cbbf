import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const RENDERER = join(import.meta.dirname, '../../../../src-renderer');

it('is the only way in which a screen draws yes or no', () => {
  const drawing = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(join(RENDERER, file), 'utf8').includes('type="checkbox"'));
  expect(drawing.map((file) => file.replaceAll('\\', '/'))).toEqual(['parts/tick.tsx']);
});
