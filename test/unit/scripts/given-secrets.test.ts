import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeGivenSecrets } from '../../../scripts/given-secrets.mjs';
import { takeGivenSecrets as takenByTill } from '../../../src-main/terminal/secrets/given-secrets.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/running.md'), 'utf8');
const OTHERS = ['COUNTERTOP_PROFILE', 'COUNTERTOP_MANAGED_SETTINGS'];
/** Every variable for a secret that the guide names, with a value of its own. */
const named = [...new Set(GUIDE.match(/COUNTERTOP_[A-Z_]+/g))].filter((name) => !OTHERS.includes(name));
const every = () => ({ PATH: '/bin', ...Object.fromEntries(named.map((name) => [name, `of ${name}`])) });

test('npm start takes every secret out of the environment, and hands over what the till would take', () => {
  const env = every();
  const taken = takeGivenSecrets(env);
  expect(env).toEqual({ PATH: '/bin' });
  expect(JSON.parse(taken ?? '')).toEqual(takenByTill(every()));
});

test('npm start hands nothing over where no secret is given', () => {
  expect(takeGivenSecrets({ PATH: '/bin', COUNTERTOP_API_KEY: '' })).toBeUndefined();
});
