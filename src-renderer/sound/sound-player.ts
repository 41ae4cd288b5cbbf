import { scheduleSound } from './schedule-sound.ts';
import type { Sound } from './sounds.ts';

const PAUSE_SECONDS = 0.15;
/** What would be heard later than this is left out: it would be heard with something else on the screen. */
const LATEST_SECONDS = 2;

/** Plays sounds one after another, never on top of each other. */
export class SoundPlayer {
  readonly #open: () => AudioContext;
  #context: AudioContext | undefined;
  #freeAt = 0;

  /** `open` is called at the first sound: a till that is mute never holds an audio device. */
  constructor(open: () => AudioContext) {
    this.#open = open;
  }

  /** `volume` in percent; 0 is silence. */
  play(sounds: readonly Sound[], volume: number): void {
    if (volume === 0 || sounds.length === 0) return;
    this.#context ??= this.#open();
    const now = this.#context.currentTime;
    for (const sound of sounds) {
      const start = Math.max(now, this.#freeAt);
      if (start - now > LATEST_SECONDS) return;
      this.#freeAt = scheduleSound(this.#context, sound, start, volume / 100) + PAUSE_SECONDS;
    }
  }
}
