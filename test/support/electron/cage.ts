import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runningProcesses } from './processes.ts';

/** The session of `countertop-kiosk.service`, in a window of an X display in the place of a screen of its own. */
export class Cage {
  readonly command = ['cage', '--'];
  readonly env: NodeJS.ProcessEnv;
  readonly #display: string;
  readonly #home: string;

  constructor(home: string, display: string) {
    this.#home = home;
    this.#display = display;
    const runtime = join(home, 'run');
    mkdirSync(runtime, { mode: 0o700 });
    this.env = { XDG_RUNTIME_DIR: runtime, WLR_BACKENDS: 'x11', WLR_RENDERER: 'pixman' };
  }

  /** Its window begins with 1024 by 768 dots. Whether it has all of the display by now. */
  fillsDisplay(): boolean {
    const xdotool = (...args: readonly string[]) =>
      execFileSync('xdotool', args, {
        env: { ...process.env, DISPLAY: this.#display },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    const [width = '', height = ''] = xdotool('getdisplaygeometry').split(' ');
    // It has no name to be found by, and is under the pointer in the middle of its first size.
    const window = /WINDOW=(\d+)/.exec(
      xdotool('mousemove', '500', '300', 'getmouselocation', '--shell'),
    )?.[1];
    if (window === undefined) return false;
    const now = xdotool('getwindowgeometry', '--shell', window);
    if (now.includes(`WIDTH=${width}\nHEIGHT=${height}\n`)) return true;
    xdotool('windowsize', '--sync', window, width, height);
    return false;
  }

  /** The display that it gives the till, beside which other windows would be. */
  innerDisplay(): string {
    for (const { environment } of runningProcesses()) {
      const display = environment.find((each) => /^DISPLAY=:\d+$/.test(each))?.slice('DISPLAY='.length);
      const isInside = environment.some((each) => each.startsWith('WAYLAND_DISPLAY='));
      if (display !== undefined && isInside && environment.includes(`HOME=${this.#home}`)) return display;
    }
    throw new Error('no program runs in cage');
  }
}
