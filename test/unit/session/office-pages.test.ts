import { expect, test } from 'vitest';
import { OfficePages } from '../../../src-main/session/office/office-pages.ts';
import type { SessionParts } from '../../../src-main/session/session-parts.ts';

/** The back office of a terminal whose parts fail to open as often as `fails` says, and what was opened and stopped. */
function pages(fails: number) {
  const done: string[] = [];
  const opened = (what: string) => {
    done.push(what);
    if (done.length <= fails) return Promise.reject(new Error('the code could not be read'));
    return Promise.resolve({ stop: () => void done.push('stopped') });
  };
  const parts = {
    terminal: { terminalId: 't1', currency: 'USD' },
    ports: { services: undefined, clock: { wall: () => 0 } },
    openBackOffice: () => ({ close: () => Promise.resolve() }),
    openDays: () => opened('days'),
    openSettlements: () => opened('settlements'),
  } as unknown as SessionParts;
  const others = {
    tenders: {},
    history: {},
    nameOf: () => undefined,
    onChange: () => undefined,
    inUse: () => false,
  } as unknown as ConstructorParameters<typeof OfficePages>[1];
  return { office: new OfficePages(parts, others), done };
}

test('a page that failed to load is loaded anew when it is opened again, and once for all that wait for it', async () => {
  const { office, done } = pages(1);
  const both = await Promise.allSettled([office.settlements(), office.settlements()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const [one, other] = await Promise.all([office.settlements(), office.settlements()]);
  expect(one).toBe(other);
  expect(done).toEqual(['settlements', 'settlements']);
});

test('closed, a comparison is stopped, and one that failed to load is nothing to stop', async () => {
  const { office, done } = pages(1);
  await expect(office.days()).rejects.toThrow('the code could not be read');
  office.close();
  await office.days();
  office.close();
  await Promise.resolve();
  expect(done).toEqual(['days', 'days', 'stopped']);
});
