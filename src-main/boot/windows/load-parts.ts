import { setImmediate as afterThisEvent } from 'node:timers/promises';

/** What takes longest of what a start needs. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../../service/requests/page.ts'),
  () => import('../../service/transport/route.ts'),
  () => import('../../service/connect.ts'),
  () => import('../../terminal/profile/profile.ts'),
  () => import('../../terminal/settings.ts'),
  () => import('../../checkout/catalogue/catalogue.ts'),
  () => import('../../ledger/open-ledger.ts'),
  () => import('../terminal/open-session.ts'),
];

/**
 * One after the other, with the window's own work in between: in one go they would hold up its page and its graphics, which
 * main has a hand in, for a fifth of a second.
 */
export async function loadParts(): Promise<typeof import('./start-till.ts')> {
  const { checkUncompiled } = await import('../process/check-uncompiled.ts');
  checkUncompiled();
  for (const load of PARTS) {
    await load();
    await afterThisEvent();
  }
  return import('./start-till.ts');
}
