/** An open connection to a printer, whatever the cable. */
export interface PrinterLine {
  /**
   * Resolves when the system has taken all bytes for the printer. Rejects when the line is lost, or with the signal's
   * reason.
   */
  send(bytes: Uint8Array, signal: AbortSignal): Promise<void>;
  /** The next byte from the printer, from now on, that is `wanted`. Rejects as `send` does. */
  receive(wanted: (byte: number) => boolean, signal: AbortSignal): Promise<number>;
  /** `finish` lets the printer have what was sent; `drop` holds back what is still on its way. Never rejects. */
  close(how: 'finish' | 'drop'): Promise<void>;
}

/** Opens a line. Rejects with the system's error when there is no printer, or with the signal's reason. */
export type OpenLine = (signal: AbortSignal) => Promise<PrinterLine>;
