import { expect, type Page } from '@playwright/test';
import type { TillView } from '../../../shared/contract/views.ts';
import type { PageRoute } from '../../../src-renderer/app/routes.ts';
import { fifty } from '../moments/past-sales.ts';
import { locked, signedIn } from '../staff.ts';
import { drawn, test, type Till } from '../till-page.ts';
import { NOW, ready, showing, shown } from '../views.ts';

test.use({ share: 0.3 });

declare global {
  interface Window {
    /** Components that React has drawn since the page began. */
    drawnComponents: number;
  }
}

/** A node of React's tree, of which the developer tools read as much. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Counts through the hook that React offers to its developer tools. Runs in the page, sent as text. */
function countDrawnComponents(): void {
  const functionComponents = [0, 11, 14, 15];
  const drawn = (fiber: Fiber): number => {
    const before = fiber.alternate;
    const own = functionComponents.includes(fiber.tag) && (fiber.flags & 1) === 1 ? 1 : 0;
    // Below a component that was not drawn anew hang the same nodes as before.
    const inside = before !== null && fiber.child === before.child ? 0 : drawnAmong(fiber.child);
    return own + inside;
  };
  const drawnAmong = (first: Fiber | null): number => {
    let sum = 0;
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) sum += drawn(fiber);
    return sum;
  };
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
      window.drawnComponents += drawn(root.current);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  Object.assign(window, { drawnComponents: 0, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** How many components are drawn while each of the fifty parked sales is read once. */
async function drawnByReadings(till: Till, page: Page, view: TillView): Promise<number> {
  // Resolves once what was pushed has been laid out.
  const settled = () => page.evaluate(drawn);
  await settled();
  const before = await page.evaluate(() => window.drawnComponents);
  for (const [place, { id }] of fifty.entries()) {
    const read = { name: 'waiting', ...shown, lastGoodReadAt: NOW + place } as const;
    await till.push({
      ...view,
      sales: view.sales.map((sale) => (sale.id === id ? { ...sale, stage: read } : sale)),
    });
  }
  await settled();
  return (await page.evaluate(() => window.drawnComponents)) - before;
}

test.use({ ownTime: false });
test.beforeEach(async ({ page }) => {
  // Its timers go on, but every second is the same one: what is drawn because time goes by is not drawn by a reading.
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(countDrawnComponents);
});

const parked = fifty.map((sale) => ({ ...sale, stage: { name: 'waiting', ...shown } as const }));
const withFifty: TillView = { ...ready, sales: parked };

/** What the menu calls each of its pages; practice is in the menu of the training mode only. */
const PAGES: Readonly<Record<Exclude<PageRoute, 'practice'>, string>> = {
  'find-payment': 'Find a payment',
  shift: 'Shift',
  reports: 'Reports',
  'back-office': 'Back office',
  guide: 'Help for staff',
  preferences: 'Preferences',
  amounts: 'Catalogue and amounts',
  printer: 'Printer',
  scanner: 'Scanner',
  'customer-screen': 'Customer screen',
  cashiers: 'Cashiers',
  setup: 'Set-up',
};

for (const name of [undefined, ...Object.values(PAGES)])
  test(`draws nothing anew of ${name ?? 'the menu'} while fifty parked sales are read`, async ({
    till,
    page,
  }) => {
    await till.open(withFifty);
    await page.getByRole('button', { name: 'Menu' }).click();
    if (name !== undefined) await page.getByRole('button', { name }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await drawnByReadings(till, page, withFifty)).toBe(0);
  });

test('draws at most the sale that was read, and their list, beside a sale that waits', async ({
  till,
  page,
}) => {
  const view = showing({ name: 'waiting', ...shown }, parked);
  await till.open(view);
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  expect(await drawnByReadings(till, page, view)).toBeLessThanOrEqual(2 * parked.length);
});

test('counts what is drawn: another language draws every screen anew', async ({ till, page }) => {
  await till.open(withFifty);
  const before = await page.evaluate(() => window.drawnComponents);
  await till.prefer({ language: 'de' });
  expect(await page.evaluate(() => window.drawnComponents)).toBeGreaterThan(before + 20);
});

test('a page that one cashier had opened is gone for the next', async ({ till, page }) => {
  await till.open({ ...signedIn, sales: [] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  await till.push(locked);
  await expect(page.getByRole('heading', { name: 'Preferences' })).toHaveCount(0);
  await till.push({ ...locked, staff: { ...locked.staff, signedIn: 'c2' } });
  await expect(page.getByRole('heading', { name: 'New sale' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Preferences' })).toHaveCount(0);
});
