import { useEffect, useEffectEvent } from 'react';
import { refuseGestures } from './refuse-gestures.ts';
import { hearSecondFinger } from './second-finger.ts';

/** Main counts from the last touch that is reported, so one report a second is enough. */
const EVERY_MS = 1_000;

/**
 * Makes the page fit for a public place: it refuses what nobody needs to buy something, hides the pointer from whoever
 * uses a finger, and reports touches. While it is `asking` whether anybody is there, only a finished press counts as a
 * touch: otherwise the question would disappear under a finger that is about to answer no.
 */
export function useLockedPage(asking: boolean, onTouch: () => void): void {
  useEffect(() => refuseGestures(document), []);
  useEffect(() => hearSecondFinger(document), []);
  useEffect(() => showPointerOfMice(document), []);
  const touched = useEffectEvent(onTouch);
  useEffect(() => {
    let last = -Infinity;
    const hear = ({ timeStamp }: Event): void => {
      if (!asking && timeStamp - last < EVERY_MS) return;
      last = timeStamp;
      touched();
    };
    const stop = new AbortController();
    const names = asking ? (['click'] as const) : (['pointerdown', 'keydown', 'wheel'] as const);
    for (const name of names)
      window.addEventListener(name, hear, { capture: true, passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [asking]);
}

/** The pointer is hidden until a mouse moves, because a finger has none. */
function showPointerOfMice(page: Document): () => void {
  const stop = new AbortController();
  const see = ({ pointerType }: PointerEvent): void => {
    page.documentElement.dataset['pointer'] = pointerType;
  };
  page.documentElement.dataset['pointer'] = 'touch';
  for (const name of ['pointerdown', 'pointermove'] as const)
    page.addEventListener(name, see, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
