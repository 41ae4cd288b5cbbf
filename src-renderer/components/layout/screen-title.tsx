import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as visuallyHidden from '../text/visually-hidden.module.css';

interface ScreenTitleProps {
  readonly children: ReactNode;
  /** For screens that need no visible heading; it is still read out. */
  readonly hidden?: boolean;
  /** For a screen that is mostly gone at once: moving the focus there and away again would hold up the next one. */
  readonly brief?: boolean;
}

/** A screen that is still there has come to stay. */
const BRIEF_MS = 500;

/**
 * The heading of a screen. It takes the focus when the screen appears, so that a screen reader says where one is, and
 * so that a stray Enter meets no button. When its text changes later, it is read out once.
 */
export function ScreenTitle({ children, hidden = false, brief = false }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen begins at its top, however far the one before was scrolled; before anything on it takes the focus. The first one
  // is there already, and to scroll it would lay it out before its keys are heard.
  useLayoutEffect(() => {
    const main = heading.current?.closest('main');
    if (main?.dataset['begun']) main.scrollTo({ top: 0 });
    else if (main) main.dataset['begun'] = 'true';
  }, []);
  // In the same step as the screen appears: a key that comes at once must not meet what was there before.
  useLayoutEffect(() => {
    const takeFocus = () => heading.current?.focus({ preventScroll: true });
    if (!brief) {
      takeFocus();
      return;
    }
    const timer = setTimeout(takeFocus, BRIEF_MS);
    return () => clearTimeout(timer);
  }, [brief]);
  return (
    <div
      className={hidden ? visuallyHidden.visuallyHidden : undefined}
      data-part="screen-title"
      aria-live="polite"
    >
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </div>
  );
}
