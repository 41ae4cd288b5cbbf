import { expect } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import type { RunningTill } from './electron-app.ts';

/**
 * What may grow with use, and must not: bytes of main's and the page's heaps, and counts. V8 compiles for as long as anything
 * runs: what is used most is compiled again, with what it has learned. That is not counted.
 */
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
    const { getHeapSpaceStatistics, setFlagsFromString } = process.getBuiltinModule('node:v8');
    const { runInNewContext } = process.getBuiltinModule('node:vm');
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    for (let n = 0; n < 3; n += 1) collect();
    // What is due in this very turn is not held.
    const handles = process.getActiveResourcesInfo().filter((kind) => kind !== 'Immediate');
    const compiled = /^(?:code|trusted)_/;
    const spaces = getHeapSpaceStatistics().filter(({ space_name }) => !compiled.test(space_name));
    const bytes = spaces.reduce((sum, { space_used_size }) => sum + space_used_size, 0);
    return { bytes, handles: handles.length };
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const screen = await bytesOnHeap(session);
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? NaN;
  return {
    main: main.bytes,
    screen,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    handles: main.handles,
  };
}

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  /** The fields of all nodes, one after the other. */
  readonly nodes: readonly number[];
}

/** Bytes of what a snapshot of the page's heap has but for compiled code, and with what Chromium keeps for its scripts. */
async function bytesOnHeap(session: CDPSession): Promise<number> {
  const pieces: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const { snapshot, nodes } = JSON.parse(pieces.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] !== code) bytes += nodes[node + size] ?? NaN;
  return bytes;
}

/** Prints each part as a ratio of what it was before `use`, and expects that none has grown by more than a tenth. */
export function expectNotGrown(before: Held, after: Held, use: string): void {
  const ratios = Object.entries(after).map(
    ([what, amount]) => [what, amount / before[what as keyof Held]] as const,
  );
  console.log(`${use}; ${ratios.map(([what, ratio]) => `${what} ${ratio.toFixed(3)}`).join(', ')}`);
  for (const [what, ratio] of ratios) expect(ratio, what).toBeLessThanOrEqual(1.1);
}
