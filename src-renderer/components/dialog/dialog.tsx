import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { usePressGrace } from '../layout/use-press-grace.ts';
import { focusHeading } from '../layout/take-focus.ts';
import * as styles from './dialog.module.css';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> {
  /** Escape closes it, too. */
  readonly onClose: () => void;
}

/**
 * The one way in which a screen shows something over itself, for as long as this is drawn. It holds the focus, and gives
 * it back to where it was, as the browser's own modal dialogs do. A heading that can take the focus gets it first: a
 * scanner's Enter must meet no button. A press that began before it was there does not dismiss it: a key that is still
 * held, or the second half of a double click.
 */
export function Dialog({ className = '', children, ...attributes }: DialogProps) {
  const dialog = useModal();
  const grace = usePressGrace();
  return (
    <dialog {...attributes} {...grace} ref={dialog} className={`${styles.dialog} ${className}`}>
      {children}
    </dialog>
  );
}

/**
 * Also when a button of the dialog, rather than Escape, has its component taken away. Where what had the focus is gone or
 * disabled by then, the heading of the screen takes it, so that a keyboard never begins at the top of the page.
 */
function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus();
    return () => {
      // A component that is gone already must not be called back.
      element.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
      element.close();
      // Of two dialogs, one above the other, the lower one may be closed first. It must not take the focus then.
      if (document.querySelector('dialog:modal') !== null) return;
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      focusHeading();
    };
  }, []);
  return dialog;
}
