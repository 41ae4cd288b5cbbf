import { setImmediate as afterThisEvent } from 'node:timers/promises';

/** The modules that take longest to load. */
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
 * Loads the parts one after the other, and lets main do the window's work in between. Loaded in one go, they would hold
 * up the page and its graphics for a fifth of a second.
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
