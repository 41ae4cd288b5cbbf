import type { TillView } from '../../../shared/contract/views.ts';
import type { LogEntry } from './log-entry.ts';
import type { WriteLog } from './log-file.ts';

/** The part of the view that the log follows. */
type Followed = Pick<
  TillView,
  | 'phase'
  | 'setup'
  | 'terminal'
  | 'session'
  | 'connection'
  | 'busyUntil'
  | 'notices'
  | 'printing'
  | 'ledgerTask'
  | 'exportTask'
  | 'update'
>;

/** Writes into the log what changes in the till's view: whatever main knows of itself stands there. */
export class ViewLog {
  readonly #write: WriteLog;
  readonly #wall: () => number;
  #before: Followed | undefined;

  constructor(write: WriteLog, wall: () => number) {
    this.#write = write;
    this.#wall = wall;
  }

  follow(view: Followed): void {
    const before = this.#before;
    this.#before = view;
    for (const entry of changes(before, view, this.#wall())) this.#write(entry);
  }
}

function changes(before: Followed | undefined, view: Followed, now: number): readonly LogEntry[] {
  return [
    ...setupChanges(before, view),
    ...sessionChanges(before, view),
    ...waitChanges(before?.busyUntil, view.busyUntil, now),
    ...noticeChanges(before?.notices ?? [], view.notices),
    ...printChanges(before?.printing, view.printing),
    ...taskChanges(before?.ledgerTask, view.ledgerTask),
    ...exportChanges(before?.exportTask, view.exportTask),
    ...updateChanges(before?.update, view.update),
  ];
}

function* setupChanges(
  before: Followed | undefined,
  { phase, setup, terminal }: Followed,
): Iterable<LogEntry> {
  const { reason, failure } = setup;
  const isNew =
    before?.phase !== phase || before.setup.reason !== reason || before.setup.failure?.code !== failure?.code;
  if (phase === 'setup' && isNew) yield { event: 'setup-shown', reason, failure: failure?.code };
  if (terminal && terminal !== before?.terminal && !isSame(terminal, before?.terminal)) {
    const { environment, training, currency } = terminal;
    yield { event: 'profile-used', environment, training, currency };
  }
}

/** Views are made anew; a profile is small. */
function isSame(terminal: TillView['terminal'], before: TillView['terminal']): boolean {
  return JSON.stringify(terminal) === JSON.stringify(before);
}

function* sessionChanges(
  before: Followed | undefined,
  { session, connection }: Followed,
): Iterable<LogEntry> {
  const { state } = session;
  const failure = session.state === 'refused' ? session.failure : undefined;
  if (state !== (before?.session.state ?? 'none')) {
    yield { event: 'sign-in', state, failure: failure?.code, action: failure?.action };
  }
  if (connection && connection.state !== (before?.connection?.state ?? 'unknown')) {
    yield { event: 'network', state: connection.state };
  }
}

function* waitChanges(
  before: number | undefined,
  until: number | undefined,
  now: number,
): Iterable<LogEntry> {
  if (until !== undefined && before === undefined) {
    yield { event: 'rate-limit-wait', seconds: Math.max(0, Math.ceil((until - now) / 1_000)) };
  } else if (until === undefined && before !== undefined) yield { event: 'rate-limit-over' };
}

function* noticeChanges(before: TillView['notices'], notices: TillView['notices']): Iterable<LogEntry> {
  const codesOf = (all: TillView['notices']) => new Set(all.map(({ code }) => code));
  const [known, codes] = [codesOf(before), codesOf(notices)];
  for (const code of codes) if (!known.has(code)) yield { event: 'notice', code };
  for (const code of known) if (!codes.has(code)) yield { event: 'notice-over', code };
}

function* printChanges(
  before: TillView['printing'] | undefined,
  { jobs, drawerFailure }: TillView['printing'],
): Iterable<LogEntry> {
  const known = new Map(before?.jobs.map(({ id, state }) => [id, state.name]));
  for (const { id, state, copy } of jobs) {
    const isOver = state.name !== 'waiting' && state.name !== 'printing';
    if (!isOver || known.get(id) === state.name) continue;
    yield { event: 'print', state: state.name, copy, trouble: 'why' in state ? state.why.code : undefined };
  }
  if (drawerFailure && drawerFailure.code !== before?.drawerFailure?.code) {
    yield { event: 'drawer-not-opened', failure: drawerFailure.code };
  }
}

function* taskChanges(before: TillView['ledgerTask'], task: TillView['ledgerTask']): Iterable<LogEntry> {
  const end = task?.end;
  if (!task || !end || (before?.kind === task.kind && before.end?.result === end.result)) return;
  const faults = end.result === 'verified' ? end.faultCount : undefined;
  yield { event: 'ledger-task', task: task.kind, result: end.result, faults };
}

function* exportChanges(before: TillView['exportTask'], task: TillView['exportTask']): Iterable<LogEntry> {
  const end = task?.end;
  if (!task || !end || (before?.kind === task.kind && before.end?.result === end.result)) return;
  const failure = end.result === 'failed' ? end.failure.code : undefined;
  yield { event: 'export-task', form: task.kind, result: end.result, failure };
}

function* updateChanges(before: TillView['update'], update: TillView['update']): Iterable<LogEntry> {
  const { version, state } = update?.underWay ?? {};
  const { version: known, state: was } = before?.underWay ?? {};
  if (version !== undefined && (version !== known || state !== was))
    yield { event: 'update', version, came: state };
}
