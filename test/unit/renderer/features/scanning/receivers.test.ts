import { expect, test } from 'vitest';
import { SCAN_RECEIVERS } from '../../../../gallery/checkout/scan-receivers.ts';
import { screens } from '../../../../gallery/screens.ts';
import { filesUnder, importsOf } from '../../../../../scripts/checks/imports.mjs';

const SCANNING = 'src-renderer/features/scanning';
/** Through this alone a screen gets codes. */
const WAY = `${SCANNING}/use-scan-receiver.ts`;
/** What a screen could take scans by, past that. */
const BEHIND = ['scans.tsx', 'scan-queue.ts', 'key-input.ts', 'use-test-scan.ts'].map(
  (file) => `${SCANNING}/${file}`,
);

const imports = filesUnder('src-renderer').flatMap((file) => importsOf(file));
const importersOf = (files: readonly string[]) => [
  ...new Set(imports.filter(({ to, typeOnly }) => files.includes(to) && !typeOnly).map(({ from }) => from)),
];

// The gallery scans on every other screen and expects it to be ignored: whatever takes scans has to be named.
test('every part that takes scans is named, with the states of the gallery in which it does', () => {
  expect(importersOf([WAY]).sort()).toEqual(SCAN_RECEIVERS.map(({ file }) => file).sort());
});

test('no screen gets scans past the one way', () => {
  const others = importersOf(BEHIND).filter((file) => !file.startsWith(`${SCANNING}/`));
  expect(others.sort()).toEqual([
    // They put the input around their screens.
    'src-renderer/app/app.tsx',
    'src-renderer/features/customer-display/customer-app.tsx',
    'src-renderer/features/kiosk/kiosk-app.tsx',
  ]);
});

test.each(SCAN_RECEIVERS)('$file takes scans in states of the gallery, each named once', ({ states }) => {
  expect(states.length).toBeGreaterThan(0);
  expect(states.filter((name) => !(name in screens))).toEqual([]);
  const all = SCAN_RECEIVERS.flatMap((receiver) => receiver.states);
  expect(states.filter((name) => all.indexOf(name) !== all.lastIndexOf(name))).toEqual([]);
});

/** What is in front of New sale and asks something. */
const IN_FRONT = [
  'approval',
  'approval-by-pin',
  'approval-wrong-pin',
  'code-withdrawn',
  'details-gone',
  'held-name',
  'large-amount',
  'open-elsewhere',
  'open-price',
  'paid-before',
  'reference-in-use',
  'same-amount',
  'tills-unchecked',
  'tip-asked',
  'unreadable',
];

// `npm test` scans on a few screens only: a new state of the busiest one is noticed at once.
test('New sale takes scans in all its states, but where something else is in front', () => {
  const named = SCAN_RECEIVERS.flatMap(({ states }) => states);
  const others = Object.keys(screens).filter((name) => name.startsWith('new-sale-') && !named.includes(name));
  expect(others.sort()).toEqual(IN_FRONT.map((name) => `new-sale-${name}`));
});
