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
