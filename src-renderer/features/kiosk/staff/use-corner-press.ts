import { useEffect, useEffectEvent } from 'react';

/** CSS pixels from the upper left corner, in every language: staff find it without reading. */
const CORNER = 80;
const HELD_MS = 2_000;

/**
 * Hears a press of two seconds in the corner. Nothing lies over what is drawn there: a shorter press is the shopper's, and
 * means what it means everywhere.
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
    // Not captured: the press itself takes the focus from what had it, and only the window's own loss ends it.
    window.addEventListener('blur', release, { signal: stop.signal });
    return () => {
      release();
      stop.abort();
    };
  }, []);
}
