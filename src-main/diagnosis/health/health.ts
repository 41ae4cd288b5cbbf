import { backOfficeOf, type OfficeFacts } from './back-office.ts';
import { lockdownOf } from './lockdown.ts';
import { picturesOf } from './pictures.ts';
import { restartsOf } from './restarts.ts';
import type {
  Health,
  HealthFinding as Finding,
  LockdownAnswer,
  Restart,
  WebhookFacts,
} from '../../../shared/contract/health.ts';
import type { FolderCheck } from '../../../shared/contract/checkout.ts';
import type { ManagedFinding } from '../../../shared/contract/back-office/managed-settings.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { ServiceVitals } from '../../service/vitals.ts';

/** The facts that health is judged by. */
export interface HealthFacts {
  readonly now: number;
  readonly view: Pick<
    TillView,
    'terminal' | 'session' | 'connection' | 'busyUntil' | 'notices' | 'printing' | 'customerScreen' | 'update'
  >;
  readonly vitals: ServiceVitals;
  /** The back office's connection; left out where nobody at the till could do anything about it. */
  readonly office?: OfficeFacts;
  /** `undefined` where the till does not listen for webhooks. */
  readonly webhooks?: WebhookFacts | undefined;
  /** When the ledger was last verified, and how many faults were found; `undefined` where it never was. */
  readonly verified: { readonly at: number; readonly faults: number } | undefined;
  /** How many entries of the ledger are missing since an earlier repair. */
  readonly lostEntries: number;
  /** Free bytes on the disk of the till's files; `undefined` where the system does not say. */
  readonly freeBytes: number | undefined;
  /** The longest that a sale's entry took to reach the disk within the last hour. */
  readonly slowestWriteMs: number;
  /** Whether the till may read and write its log. */
  readonly logOpen: boolean;
  /** Oldest first. */
  readonly restarts: readonly Restart[];
  readonly managed: ManagedFinding;
  /** Only for a kiosk. */
  readonly lockdown?: readonly LockdownAnswer[] | undefined;
  /** Only for a kiosk with a folder of pictures. */
  readonly pictures?: FolderCheck | undefined;
  readonly version: string;
  readonly electron: string;
}

/** Webhooks and rate limits are timed by the second, and a store's day by the minute. */
const CLOCK_OFF_MS = 60_000;
const LOW_BYTES = 1e9;
/** The ledger stops taking sales before the disk is completely full. */
const FULL_BYTES = 50e6;
/** A sale waits for several writes; a disk in order takes some hundredths of a second for each. */
const SLOW_WRITE_MS = 2_000;

/** Judges the till by what it knows without asking anybody. */
export function healthOf(facts: HealthFacts): Health {
  const sells = !facts.view.terminal?.backOfficeOnly;
  const checks = [
    ...(sells ? [service(facts), credential(facts), quota(facts)] : []),
    ...(facts.office ? backOfficeOf(facts.office) : []),
    clock(facts),
    ...(facts.webhooks ? [webhooks(facts.webhooks)] : []),
    ledger(facts),
    disk(facts),
    ...(sells ? [printer(facts), display(facts)] : []),
    ...(facts.managed.result === 'none' ? [] : [managed(facts.managed)]),
    ...(facts.lockdown ? [lockdownOf(facts.lockdown)] : []),
    ...(facts.pictures ? [picturesOf(facts.pictures)] : []),
    restartsOf(facts.restarts, facts.now),
    errors(facts),
    version(facts),
  ];
  return { at: facts.now, checks };
}

function credential({ view: { session } }: HealthFacts): Finding<'credential'> {
  const states = {
    'signed-in': 'fine',
    refused: 'broken',
    unreachable: 'attention',
    'signing-in': 'attention',
    none: 'attention',
  } as const;
  return { name: 'credential', result: session.state, state: states[session.state] };
}

function service({ view: { connection }, vitals: { lastGood } }: HealthFacts): Finding<'service'> {
  const result = connection?.state ?? 'unknown';
  const states = {
    online: 'fine',
    unknown: 'attention',
    reconnecting: 'attention',
    offline: 'broken',
  } as const;
  return { name: 'service', result, lastGood, state: states[result] };
}

function quota({ view: { busyUntil }, vitals: { readsLeft, writesLeft } }: HealthFacts): Finding<'quota'> {
  const left = { reads: Math.max(0, readsLeft), writes: Math.max(0, writesLeft) };
  return busyUntil === undefined
    ? { name: 'quota', result: 'enough', ...left, state: 'fine' }
    : { name: 'quota', result: 'waiting', ...left, state: 'attention' };
}

function clock({ vitals, office }: HealthFacts): Finding<'clock'> {
  const { clockDifferenceMs = office?.vitals?.clockDifferenceMs } = vitals;
  if (clockDifferenceMs === undefined) return { name: 'clock', result: 'unknown', state: 'attention' };
  const differenceMs = clockDifferenceMs;
  return Math.abs(differenceMs) < CLOCK_OFF_MS
    ? { name: 'clock', result: 'right', differenceMs, state: 'fine' }
    : { name: 'clock', result: 'wrong', differenceMs, state: 'attention' };
}

/** Never worse than `attention`, because the till also reads payments by polling. */
function webhooks({ isListening, address, lastGoodAt, refused }: WebhookFacts): Finding<'webhooks'> {
  const found = { name: 'webhooks', refused } as const;
  if (!isListening) return { ...found, result: 'not-received', address, state: 'attention' };
  if (lastGoodAt !== undefined) return { ...found, result: 'arriving', lastGoodAt, state: 'fine' };
  return refused > 0
    ? { ...found, result: 'refused', address, state: 'attention' }
    : { ...found, result: 'none-yet', address, state: 'fine' };
}

/** Never worse than `attention`, because the till sells by its own settings, or by those that were accepted before. */
function managed(found: Exclude<ManagedFinding, { readonly result: 'none' }>): Finding<'managed'> {
  return { name: 'managed', ...found, state: found.result === 'used' ? 'fine' : 'attention' };
}

function ledger({ view: { notices }, verified, lostEntries: lost }: HealthFacts): Finding<'ledger'> {
  const noticed = (code: TillView['notices'][number]['code']) =>
    notices.some((notice) => notice.code === code);
  if (noticed('ledger-full')) return { name: 'ledger', result: 'full', state: 'broken' };
  if (noticed('ledger-damage-found') || (verified?.faults ?? 0) > 0) {
    return { name: 'ledger', result: 'damaged', state: 'broken' };
  }
  if (noticed('ledger-not-backed-up')) return { name: 'ledger', result: 'not-backed-up', state: 'attention' };
  if (lost > 0) {
    const verifiedAt = verified && { verifiedAt: verified.at };
    return { name: 'ledger', result: 'lost', ...verifiedAt, lost, state: 'attention' };
  }
  return verified
    ? { name: 'ledger', result: 'whole', verifiedAt: verified.at, state: 'fine' }
    : { name: 'ledger', result: 'never-verified', state: 'attention' };
}

function disk({ freeBytes, slowestWriteMs }: HealthFacts): Finding<'disk'> {
  if (freeBytes === undefined) return { name: 'disk', result: 'unknown', state: 'attention' };
  if (freeBytes < FULL_BYTES) return { name: 'disk', result: 'full', freeBytes, state: 'broken' };
  if (freeBytes < LOW_BYTES) return { name: 'disk', result: 'low', freeBytes, state: 'attention' };
  if (slowestWriteMs >= SLOW_WRITE_MS) {
    const ms = Math.round(slowestWriteMs);
    return { name: 'disk', result: 'slow', freeBytes, slowestWriteMs: ms, state: 'attention' };
  }
  return { name: 'disk', result: 'enough', freeBytes, state: 'fine' };
}

function printer({ view: { printing } }: HealthFacts): Finding<'printer'> {
  if (!printing.printer) return { name: 'printer', result: 'none', state: 'fine' };
  const failed = printing.jobs.some(({ state }) => state.name === 'failed' || state.name === 'uncertain');
  return failed
    ? { name: 'printer', result: 'failed', state: 'broken' }
    : { name: 'printer', result: 'ready', state: 'fine' };
}

function display({ view: { customerScreen } }: HealthFacts): Finding<'display'> {
  const result = customerScreen?.state ?? 'none';
  return { name: 'display', result, state: result === 'none' || result === 'shown' ? 'fine' : 'attention' };
}

/** Without a log nobody finds out later what went wrong. */
function errors({ view: { notices }, logOpen }: HealthFacts): Finding<'errors'> {
  if (!logOpen) return { name: 'errors', result: 'log-closed', state: 'attention' };
  const some = notices.some(({ code }) => code === 'unexpected-error');
  return { name: 'errors', result: some ? 'some' : 'none', state: some ? 'attention' : 'fine' };
}

/** A version that the till installs by itself needs no person. */
function version({ version: own, electron, view: { update } }: HealthFacts): Finding<'version'> {
  const { underWay, last } = update ?? {};
  if (underWay?.state === 'ready') {
    const state = underWay.file === undefined ? 'fine' : 'attention';
    return { name: 'version', result: 'ready', version: own, newer: underWay.version, state };
  }
  const notInstalled = underWay?.state === 'not-loaded' || (last !== undefined && last.came !== 'installed');
  const newer = underWay?.version ?? last?.version ?? own;
  return notInstalled
    ? { name: 'version', result: 'not-installed', version: own, newer, state: 'attention' }
    : { name: 'version', result: 'known', version: own, electron, state: 'fine' };
}
