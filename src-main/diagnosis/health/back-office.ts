import type { BackOfficeAccess } from '../../../shared/contract/back-office/back-office.ts';
import type { HealthFinding, HealthState } from '../../../shared/contract/health.ts';
import type { OfficeVitals } from '../../service/back-office/office-vitals.ts';

/** What is known of the connection to the back office of the payment service. */
export interface OfficeFacts {
  readonly access: BackOfficeAccess['state'];
  /** `undefined` before the first request. */
  readonly vitals: OfficeVitals | undefined;
}

type Result = HealthFinding<'back-office'>['result'];

const STATES: Readonly<Record<Result, HealthState>> = {
  'secret-missing': 'attention',
  'not-asked': 'fine',
  answers: 'fine',
  waiting: 'attention',
  refused: 'broken',
  offline: 'broken',
};

/** Judges the back office's own connection; empty where the profile has none. The till sells whatever the result is. */
export function backOfficeOf({ access, vitals }: OfficeFacts): readonly HealthFinding<'back-office'>[] {
  if (access === 'not-set-up') return [];
  const result = access === 'secret-missing' ? access : resultOf(vitals);
  const { lastGood = {}, readsLeft, writesLeft } = vitals ?? {};
  const left =
    readsLeft === undefined || writesLeft === undefined
      ? undefined
      : { reads: readsLeft, writes: writesLeft };
  return [
    {
      name: 'back-office',
      result,
      lastGood,
      state: STATES[result],
      ...(left && { left }),
    },
  ];
}

function resultOf(vitals: OfficeVitals | undefined): Exclude<Result, 'secret-missing'> {
  if (vitals === undefined || vitals.answers === 'unknown') return 'not-asked';
  if (vitals.isRefused) return 'refused';
  if (vitals.answers === 'no') return 'offline';
  return vitals.busyUntil === undefined ? 'answers' : 'waiting';
}
