import { describe, expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { TerminalInUse } from '../../../src-main/session/till/terminal-in-use.ts';
import type { Result } from '../../../shared/failure.ts';
import type { TerminalOpening } from '../../../src-main/session/till/parts.ts';
import type { TerminalSession } from '../../../src-main/session/terminal/terminal-session.ts';

const FULL = { action: 'ask-manager', code: 'ledger-unavailable' } as const;

const terminal = (terminalId: string) =>
  ({
    profile: {
      baseUrl: 'https://api.test',
      environment: 'production',
      merchantId: 'm',
      terminalId,
      auth: { scheme: 'apiKey' },
    },
    training: false,
  }) as unknown as TerminalOpening;

/** What is asked of the terminal at work, and what it was told. */
function session(followed = 0, recorded: Result<null> = succeeded(null)) {
  const done: string[] = [];
  let prepared: (answer: Result<null>) => void = () => undefined;
  const note = (what: string) => () => void done.push(what);
  const parts = {
    sales: { followed: () => followed },
    staff: {
      journal: {
        terminalLeft: (open: number) => {
          done.push(`left ${open}`);
          return recorded;
        },
      },
    },
    written: () => Promise.resolve(),
    ledgerCare: {
      prepareRestore: () => new Promise<Result<null>>((resolve) => (prepared = resolve)),
      dropBackup: note('dropped'),
      useBackup: () => {
        done.push('used');
        return succeeded(null);
      },
    },
    close: note('closed'),
  };
  return {
    session: parts as unknown as TerminalSession,
    done,
    follows: (open: number) => (followed = open),
    prepared: (answer: Result<null>) => prepared(answer),
  };
}

function working(...sessions: readonly ReturnType<typeof session>[]) {
  const left = [...sessions];
  const open = () => left.shift()?.session ?? session().session;
  const inUse = new TerminalInUse({ openSession: open, readRecord: () => undefined }, () => undefined);
  expect(inUse.open(terminal('t1'), false)).toMatchObject({ ok: true });
  return inUse;
}

describe('a terminal with open payments', () => {
  test('is not left where that it is left cannot be recorded', () => {
    const first = session(2, failed(FULL));
    const inUse = working(first);
    expect(inUse.open(terminal('t2'), true)).toEqual({ ok: false, failure: FULL });
    expect(inUse.session).toBe(first.session);
    expect(first.done).toEqual(['left 2']);
  });

  test('is left for another one once a manager chose to, on record', () => {
    const first = session(2);
    const inUse = working(first);
    expect(inUse.open(terminal('t2'), false)).toMatchObject({
      failure: { code: 'payments-open', openPayments: 2 },
    });
    expect(inUse.open(terminal('t2'), true)).toMatchObject({ ok: true });
    expect(first.done).toEqual(['left 2', 'closed']);
  });
});

describe('a record that is set back', () => {
  test('is the one of the terminal that it was asked for', async () => {
    const [first, second] = [session(), session()];
    const inUse = working(first, second);
    const restoring = inUse.restoreBackup({ at: 7 });
    expect(inUse.open(terminal('t2'), false)).toMatchObject({ ok: true });
    first.prepared(succeeded(null));
    expect(await restoring).toMatchObject({ failure: { code: 'till-not-ready' } });
    expect(first.done).toEqual(['closed', 'dropped']);
    expect(inUse.session).toBe(second.session);
  });

  test('is not, once a sale has begun while the backup was proved, and nothing of the backup stays', async () => {
    const first = session();
    const inUse = working(first);
    const restoring = inUse.restoreBackup({ at: 7 });
    first.follows(1);
    first.prepared(succeeded(null));
    expect(await restoring).toMatchObject({ failure: { code: 'payments-open' } });
    expect(first.done).toEqual(['dropped']);
    expect(inUse.session).toBe(first.session);
  });

  test('ends the work on the record before', async () => {
    const first = session();
    const inUse = working(first);
    const restoring = inUse.restoreBackup({ at: 7 });
    first.prepared(succeeded(null));
    expect(await restoring).toMatchObject({ ok: true });
    expect(first.done).toEqual(['used', 'closed']);
    expect(inUse.session).toBeUndefined();
  });
});
