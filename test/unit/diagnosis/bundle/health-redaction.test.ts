import { expect, test } from 'vitest';
import { HEALTH_RULES, redactedHealth } from '../../../../src-main/diagnosis/bundle/health-redaction.ts';
import { PLANTED, PLANTED_PARTS, plantedHealth } from '../../../support/records/planted-words.ts';
import type { Health, HealthCheck } from '../../../../shared/contract/health.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const OF_ALL = ['name', 'result', 'state'];

test('each field of what is found is named, and only who set something, an address and files’ names are left out', () => {
  const left = new Set<string>();
  for (const seed of SEEDS) {
    const health = plantedHealth(seed);
    const bundled = redactedHealth(health);
    expect(bundled.checks.map(({ name, says }) => `${name} ${says}`)).toEqual(
      health.checks.map(({ name, result }) => `${name} ${result}`),
    );
    health.checks.forEach((check, index) => {
      const rules = Object.keys(HEALTH_RULES[check.name]);
      for (const field of Object.keys(check).filter((name) => !OF_ALL.includes(name))) {
        expect(rules, check.name).toContain(field);
        if (!(field in (bundled.checks[index] ?? {}))) left.add(`${check.name}.${field}`);
      }
    });
  }
  expect([...left].sort()).toEqual([
    'managed.by',
    'managed.merchantId',
    'managed.service',
    'pictures.faults',
    'pictures.folder',
    'webhooks.address',
  ]);
});

test('a field that is not named does not go out, nor a value that does not look like one of its own', () => {
  const checks = [
    { name: 'errors', result: 'none', state: 'fine', message: PLANTED },
    { name: 'version', result: 'known', version: PLANTED, electron: '45.4.1', state: 'fine' },
    { name: 'service', result: 'online', lastGood: { [PLANTED]: 4, status: PLANTED }, state: 'fine' },
    { name: 'disk', result: 'enough', freeBytes: PLANTED, state: 'fine' },
    {
      name: 'restarts',
      result: 'some',
      state: 'attention',
      restarted: [{ part: PLANTED, why: 'hung', times: 1, lastAt: 5, of: PLANTED }],
    },
  ] as unknown as readonly HealthCheck[];
  const bundled = redactedHealth({ at: 1, checks });
  const text = JSON.stringify(bundled);
  for (const part of PLANTED_PARTS) expect(text).not.toContain(part);
  expect(bundled.checks[4]).toEqual({
    name: 'restarts',
    says: 'some',
    state: 'attention',
    restarted: [{ part: '…', why: 'hung', times: 1, lastAt: 5 }],
  });
});

test('figures that say how the till is stay as they are', () => {
  const health: Health = {
    at: 7,
    checks: [
      { name: 'clock', result: 'wrong', differenceMs: -90_000, state: 'attention' },
      { name: 'service', result: 'online', lastGood: { status: 4, history: 5 }, state: 'fine' },
      { name: 'version', result: 'known', version: '1.2.0-beta.1', electron: '45.4.1', state: 'fine' },
      { name: 'ledger', result: 'whole', verifiedAt: 3, state: 'fine' },
    ],
  };
  expect(redactedHealth(health)).toEqual({
    at: 7,
    checks: health.checks.map(({ result, ...check }) => ({ ...check, says: result })),
  });
});
