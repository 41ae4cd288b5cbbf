import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { RunningTill } from './electron-app.ts';

/** What may grow with use, and must not: bytes of main's and the page's heaps, and counts. */
export interface Held {
  readonly main: number;
  readonly screen: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly handles: number;
}

/** What main and one of its pages hold after everything that can go has gone. */
export async function held({ app }: Pick<RunningTill, 'app'>, page: Page): Promise<Held> {
  const main = await app.evaluate(() => {
    const { setFlagsFromString } = process.getBuiltinModule('node:v8');
    const { runInNewContext } = process.getBuiltinModule('node:vm');
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    for (let n = 0; n < 3; n += 1) collect();
    // What is due in this very turn is not held.
    const handles = process.getActiveResourcesInfo().filter((kind) => kind !== 'Immediate');
    return { bytes: process.memoryUsage().heapUsed, handles: handles.length };
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? NaN;
  return {
    main: main.bytes,
    screen: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    handles: main.handles,
  };
}

/** Prints each part as a ratio of what it was before `use`, and expects that none has grown by more than a tenth. */
export function expectNotGrown(before: Held, after: Held, use: string): void {
  const ratios = Object.entries(after).map(
    ([what, amount]) => [what, amount / before[what as keyof Held]] as const,
  );
  console.log(`${use}; ${ratios.map(([what, ratio]) => `${what} ${ratio.toFixed(3)}`).join(', ')}`);
  for (const [what, ratio] of ratios) expect(ratio, what).toBeLessThanOrEqual(1.1);
}
