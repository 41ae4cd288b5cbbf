import { expect, test } from 'vitest';
import { recordFacts } from '../../../../../../src-renderer/features/back-office/settlements/record-facts.ts';
import { messages as en } from '../../../../../../shared/messages/en.arb';
import { terminal } from '../../../../../gallery/views.ts';

test.each(['settlement', 'batch', 'deposit'] as const)(
  'the time of a %s is of the same day as in its list, which counts days in UTC',
  (kind) => {
    const record = { kind, id: 'x', createdAt: Date.UTC(2026, 4, 12, 23, 30) };
    const store = { ...terminal, locale: 'en-GB', timeZone: 'Asia/Tokyo' };
    const created = recordFacts(record, store, en).find(({ name }) => name === 'Created');
    expect(created?.value).toBe('12 May 2026, 23:30 UTC');
  },
);
