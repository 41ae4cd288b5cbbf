import { expect, test } from 'vitest';
import { ViewLog } from '../../../../src-main/diagnosis/log/view-log.ts';
import { ready, refused } from '../../../gallery/views.ts';
import { terminal } from '../../../support/records/corner-shop.ts';
import type { LogEntry } from '../../../../src-main/diagnosis/log/log-entry.ts';
import type { TillView } from '../../../../shared/contract/views.ts';

function follower() {
  const entries: LogEntry[] = [];
  const log = new ViewLog(
    (entry) => entries.push(entry),
    () => 1_000_000,
  );
  return (view: TillView): readonly LogEntry[] => {
    // As main makes it anew for each push.
    log.follow(structuredClone(view));
    return entries.splice(0);
  };
}

test('the first view says what is so, and the same view says nothing more', () => {
  const follow = follower();
  expect(follow(ready)).toEqual([
    { event: 'profile-used', environment: 'production', training: false, currency: 'USD' },
    { event: 'sign-in', state: 'signed-in', failure: undefined, action: undefined },
    { event: 'network', state: 'online' },
  ]);
  expect(follow(ready)).toEqual([]);
});

test.each<[string, Partial<TillView>, readonly LogEntry[]]>([
  [
    'a refused sign-in',
    { session: { state: 'refused', failure: refused } },
    [{ event: 'sign-in', state: 'refused', failure: 'sign-in-refused', action: 'sign-in' }],
  ],
  ['the network', { connection: { state: 'offline', since: 1 } }, [{ event: 'network', state: 'offline' }]],
  ['the rate limit', { busyUntil: 1_012_400 }, [{ event: 'rate-limit-wait', seconds: 13 }]],
  [
    'notices, without their details',
    { notices: [{ code: 'ledger-repaired', detail: '/home/ada' }] },
    [{ event: 'notice', code: 'ledger-repaired' }],
  ],
  [
    'a profile',
    { terminal: { ...terminal, currency: 'EUR' } },
    [{ event: 'profile-used', environment: 'production', training: false, currency: 'EUR' }],
  ],
  [
    'set-up',
    {
      phase: 'setup',
      setup: { reason: 'failed', faults: [], failure: { action: 'report', code: 'internal' } },
    },
    [{ event: 'setup-shown', reason: 'failed', failure: 'internal' }],
  ],
  [
    'a print',
    {
      printing: {
        jobs: [
          {
            id: '1',
            name: 'Receipt of Ada',
            copy: true,
            at: 0,
            canPrintAgain: true,
            state: { name: 'failed', why: { code: 'printer-unreachable', detail: 'ada' } },
          },
          { id: '2', name: 'Receipt', copy: false, at: 0, canPrintAgain: true, state: { name: 'printing' } },
        ],
      },
    },
    [{ event: 'print', state: 'failed', copy: true, trouble: 'printer-unreachable' }],
  ],
  [
    'care of the ledger',
    {
      ledgerTask: {
        kind: 'verify',
        end: { result: 'verified', events: 1, entries: 0, faults: ['sale'], faultCount: 1, unreadable: 0 },
      },
    },
    [{ event: 'ledger-task', task: 'verify', result: 'verified', faults: 1 }],
  ],
  [
    'a file for others',
    {
      exportTask: {
        kind: 'xero',
        end: {
          result: 'failed',
          failure: { action: 'try-again', code: 'file-not-written', detail: '/home/ada' },
        },
      },
    },
    [{ event: 'export-task', form: 'xero', result: 'failed', failure: 'file-not-written' }],
  ],
  [
    'a newer version on its way',
    { update: { underWay: { version: '1.1.0', state: 'ready', file: '/home/ada/f' } } },
    [{ event: 'update', version: '1.1.0', came: 'ready' }],
  ],
])('%s is written when it changes', (_what, change, entries) => {
  const follow = follower();
  follow(ready);
  expect(follow({ ...ready, ...change })).toEqual(entries);
  expect(follow({ ...ready, ...change })).toEqual([]);
});

test('the end of a wait and of a notice is written too', () => {
  const follow = follower();
  follow({ ...ready, busyUntil: 1_001_000, notices: [{ code: 'ledger-full' }] });
  expect(follow(ready)).toEqual([
    { event: 'rate-limit-over' },
    { event: 'notice-over', code: 'ledger-full' },
  ]);
});
