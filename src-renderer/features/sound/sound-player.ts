import { scheduleSound } from './schedule-sound.ts';
import type { Sound } from './sounds.ts';

const PAUSE_SECONDS = 0.15;
/** What would be heard later than this is left out: it would be heard with something else on the screen. */
const LATEST_SECONDS = 2;

/** A context whose clock has not moved for this long while the computer's did has lost its audio device. */
const STALLED_MS = 1_000;

/** What a player needs of an `AudioContext`. */
export type Speaker = Pick<AudioContext, 'currentTime' | 'state' | 'close'> & BaseAudioContext;

/** Plays sounds one after another, never on top of each other. */
export class SoundPlayer {
  readonly #open: () => Speaker;
  readonly #now: () => number;
  #context: Speaker | undefined;
  #freeAt = 0;
  /** Where the context's clock stood at the last sound, and the computer's when it was first seen there. */
  #last: { readonly seconds: number; readonly ms: number } | undefined;

  /**
   * `open` is called at the first sound, since a till that is mute never holds an audio device, and again when the device
   * is gone. `now` is in milliseconds.
   */
  constructor(open: () => Speaker, now: () => number) {
    this.#open = open;
    this.#now = now;
  }

  /** `volume` in percent; 0 is silence. */
  play(sounds: readonly Sound[], volume: number): void {
    if (volume === 0 || sounds.length === 0) return;
    const context = this.#running();
    const now = context.currentTime;
    // Sounds in quick succession must not put off the moment in which a device counts as lost.
    if (this.#last?.seconds !== now) this.#last = { seconds: now, ms: this.#now() };
    for (const sound of sounds) {
      const start = Math.max(now, this.#freeAt);
      if (start - now > LATEST_SECONDS) return;
      this.#freeAt = scheduleSound(context, sound, start, volume / 100) + PAUSE_SECONDS;
    }
  }

  /** An unplugged device, or one that another program took, stalls a context for good: then it is a new one's turn. */
  #running(): Speaker {
    const context = this.#context?.state === 'closed' ? undefined : this.#context;
    if (context) {
      if (!this.#isStalled(context)) return context;
      // What cannot be closed any more holds no device.
      void context.close().catch(() => undefined);
    }
    this.#freeAt = 0;
    this.#last = undefined;
    return (this.#context = this.#open());
  }

  #isStalled({ currentTime }: Speaker): boolean {
    const last = this.#last;
    return last?.seconds === currentTime && this.#now() - last.ms >= STALLED_MS;
  }
}
