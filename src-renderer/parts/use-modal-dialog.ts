import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Shows a dialog over the rest of the screen for as long as its component is drawn, and gives the focus back to where it
 * was: also when a button of the dialog, rather than Escape, has its component taken away. Where what had the focus is
 * gone or disabled by then, the heading of the screen takes it, so that a keyboard never begins at the top of the page.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element) return;
    element.showModal();
    return () => {
      // Nobody is to be told that a dialog was closed whose component is gone already.
      element.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
      element.close();
      // Of two dialogs, one over the other, the lower one may have been closed first: it leaves the focus alone.
      if (document.querySelector('dialog:modal') !== null) return;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
