import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';

test('a program that another file of tests bundles again stays whole for whoever has begun to read it', async () => {
  const bundle = () => bundleForNode('test/support/system/read-secrets.ts', 'bundled-twice');
  const program = await bundle();
  const whole = readFileSync(program, 'utf8');
  const begun = openSync(program, 'r');
  await bundle();
  expect(readFileSync(begun, 'utf8')).toBe(whole);
  // It was not written into: another file has its name now.
  expect(fstatSync(begun).ino).not.toBe(statSync(program).ino);
  closeSync(begun);
});
