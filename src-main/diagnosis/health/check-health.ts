import { join } from 'node:path';
import { freeBytes } from './free-bytes.ts';
import { healthOf } from './health.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { ManagedFinding } from '../../../shared/contract/back-office/managed-settings.ts';
import type { Health } from '../../../shared/contract/health.ts';
import type { RestartRecord } from '../restarts/restart-record.ts';
import type { CheckLockdown } from '../lockdown/lockdown.ts';
import type { HealthFacts } from './health.ts';

/** Reads all facts and judges the till's health by them. Never rejects. */
export type CheckHealth = (
  known: Pick<
    HealthFacts,
    'view' | 'vitals' | 'verified' | 'lostEntries' | 'slowestWriteMs' | 'webhooks' | 'office' | 'pictures'
  > & {
    /** Whether the till sells to shoppers alone. */
    readonly isKiosk: boolean;
  },
) => Promise<Health>;

interface Till {
  /** The folder of the till's files. */
  readonly folder: string;
  readonly clock: Clock;
  readonly restarts: Pick<RestartRecord, 'all'>;
  readonly version: string;
  readonly electron: string;
  /** Reads the administrator's settings again. */
  readonly managed: () => Promise<ManagedFinding>;
  readonly checkLockdown: CheckLockdown;
}

/** Reads the health of the till on this computer. */
export function checkHealthOf(till: Till): CheckHealth {
  const { folder, clock, restarts, version, electron, managed, checkLockdown } = till;
  return async ({ isKiosk, ...known }) => {
    // Imported here, so that the log stays a file of its own, and the window opens without waiting for more.
    const { isLogOpen } = await import('../log/log-access.ts');
    return healthOf({
      ...known,
      now: clock.wall(),
      freeBytes: await freeBytes(folder),
      logOpen: await isLogOpen(join(folder, 'logs')),
      restarts: restarts.all(),
      managed: await managed(),
      lockdown: isKiosk ? await checkLockdown() : undefined,
      version,
      electron,
    });
  };
}
