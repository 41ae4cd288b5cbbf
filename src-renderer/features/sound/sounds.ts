/** The sounds of the till. They differ in rhythm and direction, so that nobody confuses them in a loud shop. */
export type Sound = 'paid' | 'attention' | 'error';

export interface Note {
  readonly hertz: number;
  /** Seconds after the beginning of the sound. */
  readonly at: number;
  readonly seconds: number;
}

export const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  // Rises.
  paid: [
    { hertz: 659.3, at: 0, seconds: 0.18 },
    { hertz: 987.8, at: 0.16, seconds: 0.45 },
  ],
  // Two equal low ones.
  attention: [
    { hertz: 329.6, at: 0, seconds: 0.22 },
    { hertz: 329.6, at: 0.32, seconds: 0.22 },
  ],
  // Falls.
  error: [
    { hertz: 440, at: 0, seconds: 0.2 },
    { hertz: 311.1, at: 0.18, seconds: 0.2 },
    { hertz: 220, at: 0.36, seconds: 0.4 },
  ],
};
