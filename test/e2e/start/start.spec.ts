import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { COMMAND_NAMES } from '../../../shared/contract/channels.ts';

const OUT = join(import.meta.dirname, '../../../out');

/**
 * The built files that `file` of main loads at once, each with those that it loads in turn. Throws when one of them
 * comes back to a file that waits for it: Node would give it that file half made.
 */
function loadedWith(file: string, waiting: readonly string[] = []): readonly string[] {
  if (waiting.includes(file)) throw new Error(`in a circle: ${[...waiting, file].join(' → ')}`);
  const program = readFileSync(join(OUT, 'main', file), 'utf8');
  // What is loaded later is loaded in a function: `() => require(…)`.
  const atOnce = [...program.matchAll(/(?<![>(])require\("\.\/([^"]+)"\)/g)].map(([, name = '']) => name);
  return [file, ...atOnce.flatMap((name) => loadedWith(name, [...waiting, file]))];
}

test('the ledger’s tool loads nothing of the application', () => {
  const program = readFileSync(join(OUT, 'ledger/index.cjs'), 'utf8');
  expect(program).toMatch(/require\(["'`]libsql["'`]\)/);
  expect(program).not.toMatch(/require\(["'`](electron|\.)/);
});

test('of the built files of main none needs one that needs it', () => {
  const files = readdirSync(join(OUT, 'main'));
  expect(files.length).toBeGreaterThan(12);
  for (const file of files) expect(loadedWith(file)[0]).toBe(file);
});

/** What a start waits for is read off the built files: how long it takes is measured by the bench. */
test('the window opens without the till’s parts', () => {
  const program = readFileSync(join(OUT, 'main/index.cjs'), 'utf8');
  const loader = readdirSync(join(OUT, 'main')).find((file) => file.startsWith('load-parts-')) ?? '';
  expect(program).toContain(`require("./${loader}")`);
  expect(readFileSync(join(OUT, 'main', loader), 'utf8')).toContain('require("./start-till.cjs")');

  const files = loadedWith('index.cjs');
  expect(files.length).toBeGreaterThan(1);
  for (const later of [loader, 'start-till.cjs']) expect(files).not.toContain(later);
  const programs = [...new Set(files)].map((file) => readFileSync(join(OUT, 'main', file), 'utf8'));
  for (const opens of programs) expect(opens).not.toContain('require("libsql")');
  // Each new command adds its name, which costs a start nothing.
  const withoutNames = programs.map((opens) =>
    COMMAND_NAMES.reduce((text, name) => text.replace(`\`${name}\`,`, ''), opens),
  );
  expect(withoutNames.join('').length).toBeLessThan(programs.join('').length);
  expect(withoutNames.join('').length).toBeLessThan(50_000);
});

test('each page asks main for a handful of files, and only the till’s for the till’s', () => {
  const filesOf = (page: string) =>
    [
      ...readFileSync(join(OUT, 'renderer', page), 'utf8').matchAll(/(?:src|href)="\.\/assets\/([^"]+)"/g),
    ].map(([, file = '']) => file);
  expect(filesOf('index.html').length).toBeLessThanOrEqual(7);
  const first = readdirSync(join(OUT, 'renderer/assets')).filter((file) => file.startsWith('first-'));
  expect(first.sort()).toEqual(
    filesOf('index.html')
      .filter((file) => file.startsWith('first-'))
      .sort(),
  );
  for (const page of ['customer.html', 'kiosk.html', 'document.html']) {
    expect(filesOf(page).filter((file) => first.includes(file))).toEqual([]);
  }
  const styles = filesOf('index.html').filter((file) => file.endsWith('.css'));
  expect(styles.map((file) => file.split('-')[0])).toEqual(['shared', 'first']);
});
