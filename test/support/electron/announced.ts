import type { Page } from '@playwright/test';
import type {} from '../../../src-renderer/api.ts';

declare global {
  interface Window {
    said?: string[];
    heard?: { peak: number; notes: number };
  }
}

/** Notes every line that is added to the region which is read out, as a screen reader would. */
export async function watchLog(page: Page): Promise<void> {
  await page.getByRole('log').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const lines: string[] = [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent);
    window.said = lines;
    const log = document.querySelector('[role=log]');
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) lines.push(node.textContent ?? '');
    });
    if (log) observer.observe(log, { childList: true, subtree: true, characterData: true });
  });
}

export const said = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.said ?? []);

/** From now on, what goes to the loudspeaker is measured on its way. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard = { peak: 0, notes: 0 };
    window.heard = heard;
    const meters = new Map<BaseAudioContext, AnalyserNode>();
    const meterOf = (context: BaseAudioContext): AnalyserNode => {
      const known = meters.get(context);
      if (known) return known;
      const meter = context.createAnalyser();
      const samples = new Float32Array(meter.fftSize);
      setInterval(() => {
        meter.getFloatTimeDomainData(samples);
        heard.peak = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), heard.peak);
      }, 10);
      meters.set(context, meter);
      return meter;
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to === this.context.destination) {
        heard.notes += 1;
        connect.call(this, meterOf(this.context));
      }
      return connect.call(this, to);
    } as AudioNode['connect'];
  });
}

/** The loudest so far, of 1. */
export const audibleLevel = (page: Page): Promise<number> => page.evaluate(() => window.heard?.peak ?? -1);

/** How many notes were sent to the loudspeaker, to be heard now or later. */
export const notesSent = (page: Page): Promise<number> => page.evaluate(() => window.heard?.notes ?? -1);
