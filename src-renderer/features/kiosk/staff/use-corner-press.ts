import { useEffect, useEffectEvent } from 'react';

/**
 * CSS pixels from the upper left corner. It is the same corner in every language, so that staff find it without
 * reading.
 */
const CORNER = 80;
const HELD_MS = 2_000;

/**
 * Reports a press of two seconds in the corner. No element covers what is drawn there, so a shorter press is the
 * shopper's and does what it always does.
 */
export function useCornerPress(onPress: () => void): void {
  const pressed = useEffectEvent(onPress);
  useEffect(() => {
    const stop = new AbortController();
    let held: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => clearTimeout(held);
    const isInCorner = ({ clientX, clientY }: PointerEvent) => clientX < CORNER && clientY < CORNER;
    const how = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener(
      'pointerdown',
      (event) => {
        release();
        if (isInCorner(event) && event.isPrimary) held = setTimeout(() => pressed(), HELD_MS);
      },
      how,
    );
    window.addEventListener('pointermove', (event) => isInCorner(event) || release(), how);
    for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, release, how);
    // Not captured, because a press also moves the focus from one element to another. Only a window that loses the
    // focus ends the press.
    window.addEventListener('blur', release, { signal: stop.signal });
    return () => {
      release();
      stop.abort();
    };
  }, []);
}
