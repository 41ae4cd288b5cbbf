import type { CrashRecovery } from './crash-recovery.ts';
import type { RestartPace } from './restart-pace.ts';

/**
 * Calls `open` in place of a window that was taken away. Where that throws, as while the system makes no window, it is called
 * again at `pace`, for ever: nobody stands at an unattended till who would start it again.
 */
export async function openAgain(
  { clock, report }: Pick<CrashRecovery, 'clock' | 'report'>,
  pace: RestartPace,
  open: () => void,
): Promise<void> {
  for (;;) {
    await clock.sleep(pace.died(clock.monotonic()));
    try {
      open();
      return;
    } catch (error) {
      report('the screen', error);
    }
  }
}
