import { isPage } from '../pages/app-origin.ts';
import type { AppPage } from '../pages/app-origin.ts';

/** Who sent a message, as far as it matters. */
export interface Sender {
  /** The address of the frame; none when the frame is already gone. */
  readonly frameUrl: string | undefined;
  readonly isTopFrame: boolean;
  readonly isOurWindow: boolean;
}

/**
 * Only the top frame of the one window that a contract is for, showing the page that belongs there, may give its
 * commands: the cashier's window cannot answer for the customer, nor the customer's act for the cashier.
 * https://www.electronjs.org/docs/latest/tutorial/security#17-validate-the-sender-of-all-ipc-messages
 */
export function isTrusted({ frameUrl, isTopFrame, isOurWindow }: Sender, page: AppPage): boolean {
  return isOurWindow && isTopFrame && frameUrl !== undefined && isPage(frameUrl, page);
}
