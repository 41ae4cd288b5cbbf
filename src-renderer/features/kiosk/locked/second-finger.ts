/** A finger that stays longer rests on the glass; one that leaves before has pressed. */
const RESTS_MS = 500;
/** How far a finger may slip in a press, in CSS pixels. */
const SLIPS = 15;

interface Finger {
  readonly pressed: Element | null;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly isBesideResting: boolean;
}

/**
 * Clicks what a finger presses while a palm or another finger rests on the glass, because a browser makes clicks of one
 * finger alone. Fingers that come together press nothing, as before: a hand that strikes the glass chooses nothing. Call
 * the answer to stop.
 */
export function hearSecondFinger(page: Document): () => void {
  const fingers = new Map<number, Finger>();
  let last = { x: 0, y: 0, at: -Infinity, detail: 0 };
  const stop = new AbortController();
  const how = { capture: true, passive: false, signal: stop.signal };

  page.addEventListener(
    'touchstart',
    ({ touches, changedTouches, timeStamp: at }) => {
      // The end of a finger is not heard here where what it touched is gone from the page.
      const there = new Set([...touches].map(({ identifier }) => identifier));
      for (const finger of fingers.keys()) if (!there.has(finger)) fingers.delete(finger);
      const isBesideResting = [...fingers.values()].some((other) => at - other.at > RESTS_MS);
      for (const { identifier, clientX: x, clientY: y, target } of changedTouches)
        fingers.set(identifier, { pressed: pressable(target), at, x, y, isBesideResting });
    },
    how,
  );
  page.addEventListener(
    'touchend',
    (event) => {
      for (const { identifier, clientX, clientY } of event.changedTouches) {
        const finger = fingers.get(identifier);
        fingers.delete(identifier);
        if (!finger?.pressed || !finger.isBesideResting || event.timeStamp - finger.at > RESTS_MS) continue;
        const { pressed, x, y } = finger;
        // What it pressed may be gone, or lie below something else.
        if (Math.hypot(clientX - x, clientY - y) > SLIPS) continue;
        if (pressable(page.elementFromPoint(x, y)) !== pressed) continue;
        // Where a browser makes a click of it all the same, there is still only one.
        event.preventDefault();
        const isAgain = event.timeStamp - last.at < RESTS_MS && Math.hypot(x - last.x, y - last.y) <= SLIPS;
        const where = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
        const detail = isAgain ? last.detail + 1 : 1;
        pressed.dispatchEvent(new PointerEvent('click', { ...where, pointerType: 'touch', detail }));
      }
    },
    how,
  );
  page.addEventListener(
    'touchcancel',
    ({ changedTouches }) => {
      for (const { identifier } of changedTouches) fingers.delete(identifier);
    },
    how,
  );
  page.addEventListener(
    'click',
    ({ clientX: x, clientY: y, timeStamp: at, detail }) => (last = { x, y, at, detail }),
    how,
  );
  return () => stop.abort();
}

const pressable = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, label') : null;
