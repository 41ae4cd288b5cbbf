/** An open connection to a printer, whatever the cable. */
export interface PrinterLine {
  /**
   * Sends bytes. Resolves when the system has taken all of them for the printer. Rejects when the line is lost, or with
   * the signal's reason.
   */
  send(bytes: Uint8Array, signal: AbortSignal): Promise<void>;
  /** Waits for the next byte from the printer that is `wanted`. Rejects as `send` does. */
  receive(wanted: (byte: number) => boolean, signal: AbortSignal): Promise<number>;
  /** Closes the line. `finish` still delivers what was sent; `drop` discards what is on its way. Never rejects. */
  close(how: 'finish' | 'drop'): Promise<void>;
}

/** Opens a line. Rejects with the system's error when there is no printer, or with the signal's reason. */
export type OpenLine = (signal: AbortSignal) => Promise<PrinterLine>;
