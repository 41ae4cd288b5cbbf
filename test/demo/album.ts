import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningTill } from '../support/electron/electron-app.ts';

const FOLDER = join(import.meta.dirname, '../../demo');
const SMALL = { width: 800, height: 480 };
const USUAL = { width: 1280, height: 800 };

/** Screenshots of the screens in the order they were seen, in `demo/`, at both sizes. */
export class Album {
  readonly #story: string;
  #count = 0;

  /** `story` begins the name of each picture; those of an earlier telling are removed. */
  constructor(story: string) {
    this.#story = story;
    for (const size of [SMALL, USUAL]) {
      const folder = folderOf(size);
      mkdirSync(folder, { recursive: true });
      for (const file of readdirSync(folder)) if (file.startsWith(`${story}-`)) rmSync(join(folder, file));
    }
  }

  async add(till: RunningTill, name: string): Promise<void> {
    const file = this.#next(name);
    for (const size of [SMALL, USUAL]) {
      await till.resize(size);
      await till.page.screenshot({ path: join(folderOf(size), file) });
    }
  }

  /** Another window, or a document, at the size it has. */
  async addPage(page: Page, name: string): Promise<void> {
    await page.screenshot({ path: join(folderOf(USUAL), this.#next(name)), fullPage: true });
  }

  /** What a printer printed, as a page of its own. */
  async addDocument({ app }: RunningTill, markup: string, name: string): Promise<void> {
    const opened = app.waitForEvent('window');
    await app.evaluate(
      async ({ BrowserWindow }, address) => {
        await new BrowserWindow({ width: 680, height: 900 }).loadURL(address);
      },
      `data:text/html;charset=utf-8,${encodeURIComponent(markup)}`,
    );
    const page = await opened;
    await this.addPage(page, name);
    await page.close();
  }

  #next(name: string): string {
    this.#count += 1;
    const file = `${this.#story}-${String(this.#count).padStart(2, '0')}-${name}.png`;
    console.log(`  demo/*/${file}`);
    return file;
  }
}

const folderOf = ({ width, height }: typeof SMALL): string => join(FOLDER, `${width}x${height}`);
