import { powerMonitor, powerSaveBlocker } from 'electron';

/** After sleep or a locked screen every reading is old: `onWake` has them taken again. */
export function onWakeUp(onWake: () => void): void {
  powerMonitor.on('resume', onWake);
  powerMonitor.on('unlock-screen', onWake);
}

/** Keeps the display on while a customer may be looking at a code. */
export class DisplayKeeper {
  #blocker: number | undefined;

  keepOn(wanted: boolean): void {
    if (wanted && this.#blocker === undefined) {
      this.#blocker = powerSaveBlocker.start('prevent-display-sleep');
    } else if (!wanted && this.#blocker !== undefined) {
      powerSaveBlocker.stop(this.#blocker);
      this.#blocker = undefined;
    }
  }
}
