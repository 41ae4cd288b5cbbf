import { freeBytes } from './free-bytes.ts';
import { healthOf } from './health.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { ManagedFinding } from '../../../shared/contract/back-office/managed-settings.ts';
import type { Health } from '../../../shared/contract/health.ts';
import type { RestartRecord } from '../restarts/restart-record.ts';
import type { LookAtLockdown } from '../lockdown/lockdown.ts';
import type { HealthFacts } from './health.ts';

/** Says how the till is now. Never rejects. */
export type LookAtHealth = (
  known: Pick<HealthFacts, 'view' | 'vitals' | 'verified' | 'webhooks' | 'office'> & {
    /** It sells to shoppers alone. */
    readonly isKiosk: boolean;
  },
) => Promise<Health>;

interface Till {
  /** Of the till's files. */
  readonly folder: string;
  readonly clock: Clock;
  readonly restarts: Pick<RestartRecord, 'all'>;
  readonly version: string;
  readonly electron: string;
  /** What an administrator has set for it; looked at anew. */
  readonly managed: () => Promise<ManagedFinding>;
  readonly lookAtLockdown: LookAtLockdown;
}

/** Of the till on this computer. */
export function lookAtHealthOf(till: Till): LookAtHealth {
  const { folder, clock, restarts, version, electron, managed, lookAtLockdown } = till;
  return async ({ isKiosk, ...known }) =>
    healthOf({
      ...known,
      now: clock.wall(),
      freeBytes: await freeBytes(folder),
      restarts: restarts.all(),
      managed: await managed(),
      lockdown: isKiosk ? await lookAtLockdown() : undefined,
      version,
      electron,
    });
}
