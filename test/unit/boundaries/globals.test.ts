import { expect, test } from 'vitest';
import { filesUnder } from '../../../scripts/checks/imports.mjs';
import { parse, parseText, textOf } from './source.ts';
import { usesOf } from './globals.ts';

/** Time, chance, the process and the network: in the sales core they are ports, so that a simulation can own them. */
const WORLD = new Set([
  ...['Date', 'performance', 'Math.random', 'crypto', 'process', 'globalThis', 'fetch', 'console'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'],
  ...['AbortSignal.timeout', 'Temporal', 'require'],
]);

/** Where the files use one of the names. Only those are parsed that hold the last part of one at all. */
function usesIn(files: readonly string[], names: ReadonlySet<string>): readonly string[] {
  const parts = [...names].map((name) => name.slice(name.lastIndexOf('.') + 1));
  return files
    .filter((file) => parts.some((part) => textOf(file).includes(part)))
    .flatMap((file) => usesOf(parse(file), names));
}

test('the sales core knows no clock, timer, chance, process or network', () => {
  expect(usesIn(filesUnder('src-main/sales'), WORLD)).toEqual([]);
});

test('only api.ts touches the object that the preload exposes', () => {
  const exposed = new Set(['countertop', 'window.countertop', 'EXPOSED_AS']);
  const others = filesUnder('src-renderer').filter(
    (file) => /\.tsx?$/.test(file) && file !== 'src-renderer/api.ts',
  );
  expect(usesIn(others, exposed)).toEqual([]);
});

test('only the customer’s api.ts touches the object that the customer’s preload exposes', () => {
  const exposed = new Set(['countertopCustomer', 'window.countertopCustomer', 'CUSTOMER_EXPOSED_AS']);
  const others = filesUnder('src-renderer').filter(
    (file) => /\.tsx?$/.test(file) && file !== 'src-renderer/features/customer-display/api.ts',
  );
  expect(usesIn(others, exposed)).toEqual([]);
});

test('only the kiosk’s api.ts touches the object that the kiosk’s preload exposes', () => {
  const exposed = new Set(['countertopKiosk', 'window.countertopKiosk', 'KIOSK_EXPOSED_AS']);
  const others = filesUnder('src-renderer').filter(
    (file) => /\.tsx?$/.test(file) && file !== 'src-renderer/features/kiosk/api.ts',
  );
  expect(usesIn(others, exposed)).toEqual([]);
});

test('finds a name wherever it is used, and not where it is only a key', () => {
  const source = parseText(
    'x.ts',
    `
    const at = new Date(); const r = Math.random();
    const view = { Date: 1, process }; type D = Date;
    view.Date; event.process();`,
  );
  expect(usesOf(source, WORLD)).toEqual([
    'x.ts:2 Date',
    'x.ts:2 Math.random',
    'x.ts:3 process',
    'x.ts:3 Date',
  ]);
});
