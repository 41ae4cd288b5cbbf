import { isAppAddress } from './app-origin.ts';

/** Who sent a message, as far as it matters. */
export interface Sender {
  /** The address of the frame; none when the frame is already gone. */
  readonly frameUrl: string | undefined;
  readonly isTopFrame: boolean;
  readonly isOurWindow: boolean;
}

/**
 * Only the top frame of our own window, showing our own screens, may give commands.
 * https://www.electronjs.org/docs/latest/tutorial/security#17-validate-the-sender-of-all-ipc-messages
 */
export function isTrusted({ frameUrl, isTopFrame, isOurWindow }: Sender): boolean {
  return isOurWindow && isTopFrame && frameUrl !== undefined && isAppAddress(frameUrl);
}
