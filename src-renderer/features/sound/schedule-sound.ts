import { SOUNDS, type Sound } from './sounds.ts';

/** Without it a note begins and ends with a click. */
const EDGE_SECONDS = 0.012;
/** Loudest that three notes which overlap may become without being cut off. */
const LOUDEST = 0.4;

/**
 * Plays a sound from `start` (seconds of the context's clock) at `volume` (0 to 1) and answers when it ends.
 * https://www.w3.org/TR/webaudio-1.1/
 */
export function scheduleSound(
  context: BaseAudioContext,
  sound: Sound,
  start: number,
  volume: number,
): number {
  let end = start;
  for (const { hertz, at, seconds } of SOUNDS[sound]) {
    const [from, to] = [start + at, start + at + seconds];
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(volume * LOUDEST, from + EDGE_SECONDS);
    loudness.gain.setValueAtTime(volume * LOUDEST, to - seconds / 2);
    loudness.gain.linearRampToValueAtTime(0, to);
    loudness.connect(context.destination);
    const tone = context.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    tone.connect(loudness);
    tone.start(from);
    tone.stop(to);
    end = Math.max(end, to);
  }
  return end;
}
