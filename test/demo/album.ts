import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningTill } from '../support/electron-app.ts';

const FOLDER = join(import.meta.dirname, '../../demo');
const SMALL = { width: 800, height: 480 };
const USUAL = { width: 1280, height: 800 };

/** Screenshots of the screens in the order they were seen, in `demo/`, at both sizes. */
export class Album {
  #count = 0;

  constructor() {
    for (const { width, height } of [SMALL, USUAL]) {
      const folder = join(FOLDER, `${width}x${height}`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    }
  }

  async add(till: RunningTill, name: string): Promise<void> {
    this.#count += 1;
    const file = `${String(this.#count).padStart(2, '0')}-${name}.png`;
    for (const size of [SMALL, USUAL]) {
      await till.resize(size);
      await till.page.screenshot({ path: join(FOLDER, `${size.width}x${size.height}`, file) });
    }
    console.log(`  demo/*/${file}`);
  }
}
