/** A rectangle on the desktop, in device-independent pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Display {
  readonly id: number;
  /** Higher than wide when the display is turned. */
  readonly bounds: Area;
}

/**
 * The display that a kiosk covers: the one of this number, counted from the left, and from the top where one stands above
 * another. The primary one without a number, and where there are not so many.
 */
export function kioskDisplay<D extends Display>(displays: readonly D[], primary: D, number?: number): D {
  if (number === undefined) return primary;
  const inOrder = displays.toSorted((a, b) => a.bounds.x - b.bounds.x || a.bounds.y - b.bounds.y);
  return inOrder[number - 1] ?? primary;
}

/** The displays of this computer, as they come and go. */
export interface DisplaySource {
  all(): readonly Display[];
  /** The one that the cashier's window is on, or that a kiosk covers. */
  cashiersId(): number;
  /** Calls back when a display was added, removed, moved, turned or resized; the answer stops it. */
  onChange(listener: () => void): () => void;
}
