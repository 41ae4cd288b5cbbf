import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { BEGINNING, linkOfEntry, linkOfEvent } from '../../../../src-main/ledger/chain/link.ts';

const event = { saleId: 's', at: 7, type: 'create-tried', body: '{"check":"00000000"}', closes: false };

test('the link of an event is what docs/ledger.md says, so that anybody can compute it', () => {
  const row = `${BEGINNING}\n["event",1,4,"s",7,"create-tried",0]\n{"check":"00000000"}`;
  expect(linkOfEvent(1, BEGINNING, 4, event)).toEqual({
    place: 1,
    previous: BEGINNING,
    own: createHash('sha256').update(row).digest('hex'),
  });
});

test('and so is that of an entry', () => {
  const entry = { at: 7, type: 'shift-opened', cashierId: null, shift: 2, body: '{}' };
  const row = `${BEGINNING}\n["journal",1,4,7,"shift-opened",null,2]\n{}`;
  expect(linkOfEntry(1, BEGINNING, 4, entry).own).toBe(createHash('sha256').update(row).digest('hex'));
});

test('each part of a row makes another link', () => {
  const links = [
    linkOfEvent(1, BEGINNING, 4, event),
    linkOfEvent(2, BEGINNING, 4, event),
    linkOfEvent(1, '1'.repeat(64), 4, event),
    linkOfEvent(1, BEGINNING, 5, event),
    linkOfEvent(1, BEGINNING, 4, { ...event, saleId: 't' }),
    linkOfEvent(1, BEGINNING, 4, { ...event, at: 8 }),
    linkOfEvent(1, BEGINNING, 4, { ...event, type: 'create-lost' }),
    linkOfEvent(1, BEGINNING, 4, { ...event, closes: true }),
    linkOfEvent(1, BEGINNING, 4, { ...event, body: '{"check":"00000001"}' }),
  ];
  expect(new Set(links.map(({ own }) => own)).size).toBe(links.length);
});
