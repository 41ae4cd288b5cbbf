import { RESTARTED_PARTS, RESTART_REASONS } from '../../../shared/contract/health.ts';
import { MANAGED_FAULTS } from '../../../shared/contract/back-office/managed-settings.ts';
import { LOGGED, logLine } from '../../../src-main/diagnosis/log/log-entry.ts';
import { healthOf } from '../../../src-main/diagnosis/health/health.ts';
import { ViewLog } from '../../../src-main/diagnosis/log/view-log.ts';
import { ready, refused } from '../../gallery/views.ts';
import { terminal } from './corner-shop.ts';
import type { FolderCheck } from '../../../shared/contract/checkout.ts';
import type { Health, LockdownAnswer, WebhookFacts } from '../../../shared/contract/health.ts';
import type { ManagedFinding } from '../../../shared/contract/back-office/managed-settings.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { LogEntry } from '../../../src-main/diagnosis/log/log-entry.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

/** What no bundle may hold: somebody's name, their number, a secret. */
export const PLANTED = 'Ada Lovelace, 47 11 08 15, hunter2!';
export const PLANTED_PARTS = ['Ada', 'Lovelace', '47 11', 'hunter2'];

/** Where people, the service or other programs write what they like. */
const FREE_TEXT = new Set([
  ...['saleId', 'reference', 'paymentId', 'idempotencyKey', 'trackingId', 'paymentPageId', 'url'],
  ...['otherSaleId', 'earlierSaleId', 'cashierId', 'by', 'name', 'note', 'code', 'paymentCode', 'concern'],
  ...['origin', 'merchantId', 'detail', 'traceId', 'said', 'field', 'category'],
]);

/** Every free text in it with the planted words behind it; equal texts stay equal, and what is empty stays empty. */
export function planted<T>(value: T, key = ''): T {
  if (typeof value === 'string') {
    return (FREE_TEXT.has(key) && value !== '' ? `${value} ${PLANTED}` : value) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => planted(one as unknown, key)) as T;
  const inner = Object.entries(value).map(([name, one]) => [name, planted(one as unknown, name)]);
  return Object.fromEntries(inner) as T;
}

/** Of events: the codes of failures are the till's own, those of articles are not. */
export function plantedEvents(events: readonly SaleEvent[]): readonly SaleEvent[] {
  return events.map((event) => {
    const all = planted(event);
    return 'failure' in event && 'failure' in all ? { ...all, failure: plantedFailure(event.failure) } : all;
  }) as readonly SaleEvent[];
}

function plantedFailure(failure: unknown): unknown {
  const { code } = (failure ?? {}) as { code?: string };
  return failure === undefined ? undefined : { ...planted(failure), code };
}

/** What the screens show of a sale: the name of its stage and the codes of its failures are the till's own. */
export function plantedStage<T extends object>(stage: T): T {
  const failures = Object.entries(stage)
    .filter(([name]) => ['failure', 'trouble', 'stale'].includes(name))
    .map(([name, failure]) => [name, plantedFailure(failure)]);
  const { name } = stage as { name?: string };
  return { ...planted(stage), ...Object.fromEntries(failures), name } as T;
}

const pick = <T>(all: readonly T[], seed: number): T => all[seed % all.length] as T;

const MANAGED: readonly ManagedFinding[] = [
  { result: 'used', by: PLANTED },
  ...MANAGED_FAULTS.map((result) => ({ result, by: PLANTED })),
  { result: 'other-merchant', merchantId: PLANTED, service: PLANTED, by: PLANTED },
];
const WEBHOOKS: readonly WebhookFacts[] = [
  { isListening: false, address: PLANTED, refused: 0 },
  { isListening: true, address: PLANTED, refused: 3 },
  { isListening: true, address: PLANTED, refused: 0, lastGoodAt: 8 },
];
const LOCKDOWNS: readonly (readonly LockdownAnswer[] | undefined)[] = [
  undefined,
  [{ item: 'session', state: 'locked' }],
  [
    { item: 'session', state: 'open' },
    { item: 'kernel-keys', state: 'unknown' },
  ],
];
const PICTURES: readonly (FolderCheck | undefined)[] = [
  undefined,
  { folder: PLANTED, canBeRead: false, shown: 0, notShown: 0, faults: [] },
  {
    folder: PLANTED,
    canBeRead: true,
    shown: 2,
    notShown: 1,
    faults: [{ name: PLANTED, fault: 'too-large' }],
  },
];
const UPDATES: readonly NonNullable<TillView['update']>[] = [
  {},
  { underWay: { state: 'ready', version: PLANTED, file: PLANTED } },
  { underWay: { state: 'not-loaded', version: '2.0.0', why: 'unreachable' } },
];

/** As the till judges it, with the planted words wherever others write. */
export function plantedHealth(seed: number): Health {
  return healthOf({
    now: 1_000_000,
    view: { ...plantedView(seed), update: pick(UPDATES, seed) },
    vitals: { clockDifferenceMs: seed, readsLeft: 5, writesLeft: 6, lastGood: { status: 4, history: 5 } },
    office: {
      access: 'ready',
      vitals: {
        answers: 'yes',
        isRefused: seed % 7 === 0,
        readsLeft: 1,
        writesLeft: 2,
        lastGood: { history: 3 },
      },
    },
    webhooks: pick(WEBHOOKS, seed),
    verified: pick([undefined, { at: 3, faults: 0 }, { at: 3, faults: 1 }], seed),
    lostEntries: pick([0, 7], seed),
    freeBytes: pick([undefined, 1, 4e9], seed),
    slowestWriteMs: pick([0, 4_200], seed),
    logOpen: true,
    restarts: [{ part: pick(RESTARTED_PARTS, seed), why: pick(RESTART_REASONS, seed), at: 999_000 }],
    managed: pick(MANAGED, seed),
    lockdown: pick(LOCKDOWNS, seed),
    pictures: pick(PICTURES, seed),
    version: '1.0.0',
    electron: PLANTED,
  });
}

function plantedView(seed: number): TillView {
  const stated = { ...refused, detail: PLANTED, traceId: PLANTED };
  return {
    ...ready,
    phase: pick(['ready', 'setup'], seed),
    setup: { reason: 'failed', faults: [], failure: stated },
    terminal: {
      ...terminal,
      storeName: PLANTED,
      merchantId: PLANTED,
      terminalId: PLANTED,
      currency: pick(['USD', PLANTED], seed),
    },
    session: { state: 'refused', failure: stated },
    notices: [{ code: 'ledger-repaired', detail: PLANTED }],
    printing: {
      jobs: [
        {
          id: PLANTED,
          name: PLANTED,
          copy: false,
          at: 0,
          canPrintAgain: false,
          state: { name: 'failed', why: { code: 'printer-error', detail: PLANTED } },
        },
      ],
    } as unknown as TillView['printing'],
    ledgerTask: { kind: 'verify', end: { result: 'failed', detail: PLANTED } },
    exportTask: { kind: 'csv', end: { result: 'failed', failure: stated } } as unknown as NonNullable<
      TillView['exportTask']
    >,
  };
}

/** What the till writes into its log of such views, and what somebody at the file may have made of each kind of line. */
export function plantedLog(seed: number): readonly string[] {
  const lines: string[] = [];
  const log = new ViewLog(
    (entry) => lines.push(logLine(1_000_000, entry)),
    () => 1_000_000,
  );
  log.follow(ready);
  log.follow(plantedView(seed));
  const edited = Object.entries(LOGGED).map(([event, fields]) => {
    const values = Object.keys(fields).map((field) => [field, field === 'frames' ? [PLANTED] : PLANTED]);
    return Object.fromEntries([['event', event], ['customer', PLANTED], ...values]) as LogEntry;
  });
  return [
    ...lines,
    ...edited.map((entry) => logLine(1_000_000, entry)),
    ...edited.map((entry) => JSON.stringify({ at: PLANTED, ...entry })),
    JSON.stringify({ at: PLANTED, event: PLANTED }),
    PLANTED,
  ];
}
