import { expect, it } from 'vitest';
import { messages as en } from '../../../../../../shared/messages/en.arb';
import { noneFound } from '../../../../../../src-renderer/features/back-office/reclaims/none-found.ts';

const asked = { state: 'asked' } as const;
const failed = { state: 'failed', failure: { action: 'try-again', code: 'service-unreachable' } } as const;
const unread = [{ reference: 'A-1', fields: ['created'] }];

it('says that nobody has money to reclaim, where the service was asked and all of it was read', () => {
  expect(noneFound('open', { service: asked }, en)).toBe('Nobody has money to reclaim.');
  expect(noneFound('ended', { service: asked }, en)).toBe('No reclaim has ended.');
});

it.each([
  ['the service did not answer', { service: failed }],
  ['the service was not asked', { service: { state: 'not-asked', why: 'no-access' } }],
  ['a payment could not be read', { service: asked, unread }],
] as const)('says no more than that none was found, where %s', (_why, found) => {
  for (const group of ['open', 'ended'] as const) expect(noneFound(group, found, en)).toBe('None was found.');
});
