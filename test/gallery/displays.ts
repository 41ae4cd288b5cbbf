import type { TextSize } from '../../shared/preferences.ts';

export interface Display {
  readonly width: number;
  readonly height: number;
  readonly textSize?: TextSize;
}

/** What a till may be: from a 7-inch counter display to 4K, upright too. */
export const displays = {
  '800x480': { width: 800, height: 480 },
  '1280x800': { width: 1280, height: 800 },
  '1080x1920': { width: 1080, height: 1920 },
  '3840x2160': { width: 3840, height: 2160 },
} as const satisfies Record<string, Display>;

/** The same with everything larger, by the till's own preference or by the browser's zoom. */
export const enlarged = {
  '800x480 with text at 200 %': { width: 800, height: 480, textSize: 200 },
  '1280x800 with text at 200 %': { width: 1280, height: 800, textSize: 200 },
  '1080x1920 with text at 200 %': { width: 1080, height: 1920, textSize: 200 },
  '3840x2160 with text at 200 %': { width: 3840, height: 2160, textSize: 200 },
  '1280x800 zoomed to 200 %': { width: 640, height: 400 },
} as const satisfies Record<string, Display>;
