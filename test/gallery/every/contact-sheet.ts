import type { BrowserContext } from '@playwright/test';

export interface Shot {
  readonly display: string;
  readonly language: string;
  /** JPEG. */
  readonly image: Buffer;
}

const STYLE = `
  body { margin: 0; padding: 16px; background: #888; font: 16px system-ui; }
  main { display: grid; grid-template-columns: repeat(4, 460px); gap: 16px; align-items: start; }
  figure { margin: 0; }
  figcaption { color: #fff; }
  img { display: block; width: 100%; }
  img[alt^='1080x1920'] { width: 50%; }
`;

/** All shots of one screen side by side, in `file`. */
export async function makeContactSheet(
  context: BrowserContext,
  file: string,
  shots: readonly Shot[],
): Promise<void> {
  const figures = shots.map(
    ({ display, language, image }) =>
      `<figure><figcaption>${display} ${language}</figcaption>` +
      `<img alt="${display}" src="data:image/jpeg;base64,${image.toString('base64')}"></figure>`,
  );
  const page = await context.newPage();
  await page.setViewportSize({ width: 4 * 460 + 5 * 16, height: 800 });
  await page.setContent(`<style>${STYLE}</style><main>${figures.join('')}</main>`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 85, fullPage: true });
  await page.close();
}
