import { expect } from '@playwright/test';
import { bundleForPage } from '../../support/electron/bundle-for-page.ts';
import { test } from '../../support/electron/electron-test.ts';

interface Rendered {
  readonly peak: number;
  /** Crossings of zero in each quarter: how the pitch moves. */
  readonly crossings: readonly number[];
  readonly lastSample: number;
}

/** Renders each sound to samples, in the page, by the code that plays it. */
const RENDER = `(async () => {
  const rendered = {};
  for (const sound of ['paid', 'attention', 'error']) {
    const rate = 44100;
    const probe = new OfflineAudioContext(1, 1, rate);
    const seconds = sounding.scheduleSound(probe, sound, 0, 1);
    const context = new OfflineAudioContext(1, Math.ceil(seconds * rate) + 100, rate);
    sounding.scheduleSound(context, sound, 0, 1);
    const samples = (await context.startRendering()).getChannelData(0);
    const quarter = Math.floor(samples.length / 4);
    const crossings = [0, 1, 2, 3].map((n) => {
      let count = 0;
      for (let i = n * quarter + 1; i < (n + 1) * quarter; i++) if (samples[i - 1] < 0 !== samples[i] < 0) count++;
      return count;
    });
    rendered[sound] = { peak: Math.max(...samples.map(Math.abs)), crossings, lastSample: samples.at(-1) };
  }
  return rendered;
})()`;

test('the three sounds are loud enough, end without a click, and are told apart', async ({ startTill }) => {
  const code = await bundleForPage('src-renderer/features/sound/schedule-sound.ts', 'sounding');
  const { page } = await startTill();
  const inspector = await page.context().newCDPSession(page);
  const { result } = await inspector.send('Runtime.evaluate', {
    expression: `${code}\n${RENDER}`,
    awaitPromise: true,
    returnByValue: true,
  });
  const sounds = result.value as Readonly<Record<'paid' | 'attention' | 'error', Rendered>>;
  for (const { peak, lastSample } of Object.values(sounds)) {
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThanOrEqual(1);
    expect(Math.abs(lastSample)).toBeLessThan(0.001);
  }
  const [first = 0, , , last = 0] = sounds.paid.crossings;
  expect(last).toBeGreaterThan(first);
  const [high = 0, , , low = 0] = sounds.error.crossings;
  expect(low).toBeLessThan(high);
  expect(sounds.attention.crossings[0]).toBeLessThan(first);
});
