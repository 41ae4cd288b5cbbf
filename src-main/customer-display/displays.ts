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

/** The displays of this computer, as they come and go. */
export interface DisplaySource {
  all(): readonly Display[];
  /** The one that the cashier's window is on. */
  cashiersId(): number;
  /** Calls back when a display was added, removed, moved, turned or resized; the answer stops it. */
  onChange(listener: () => void): () => void;
}
