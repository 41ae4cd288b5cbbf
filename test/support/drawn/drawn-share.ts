import type { Fixtures } from '@playwright/test';
import { isDrawn } from './sample.ts';

export interface DrawnShare {
  /**
   * The share (0 to 1) of a file's tests that `npm test` draws; a nightly run takes all. Most files have that of their
   * configuration, those on which a plain sale depends more.
   */
  share: number;
  drawn: undefined;
}

/** For tests of Playwright's: a file says its share by `test.use`. */
export const drawnShare: Fixtures<DrawnShare> = {
  share: [1, { option: true }],
  drawn: [
    async ({ share }, use, testInfo) => {
      testInfo.skip(!isDrawn(testInfo.titlePath.join(' '), share), 'not drawn');
      await use(undefined);
    },
    { auto: true },
  ],
};
