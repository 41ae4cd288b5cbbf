import type { Page } from '@playwright/test';
import type { Language } from '../../../shared/language.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { enlarged } from '../displays.ts';
import { openNamed } from '../screens.ts';
import { drawn, type Till } from '../till-page.ts';

export const DISPLAYS_AT_200 = [
  enlarged['800x480 with text at 200 %'],
  enlarged['1280x800 with text at 200 %'],
] as const;
const languages = ['en', 'de', 'ar', 'ja'] as const satisfies readonly Language[];
const looks = DISPLAYS_AT_200.flatMap((display) => languages.map((language) => ({ ...display, language })));

/** Opens a state, and asks `look` on each display with large text, in each language; a sample asks it on some. */
export async function at200(name: string, till: Till, page: Page, look: (name: string) => Promise<void>) {
  await openNamed(name, till, page);
  for (const { width, height, textSize, language } of sampleOf(looks, 3, name)) {
    await page.setViewportSize({ width, height });
    await till.prefer({ language, textSize });
    // Lists scroll to their newest line once they are laid out.
    await page.evaluate(drawn);
    await look(`${width}x${height}, ${language}`);
  }
}
