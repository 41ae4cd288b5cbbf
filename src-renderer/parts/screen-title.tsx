import { useEffect, useRef, type ReactNode } from 'react';

interface ScreenTitleProps {
  readonly children: ReactNode;
  /** For screens that speak for themselves; it is still read out. */
  readonly hidden?: boolean;
}

/**
 * The heading of a screen. It takes the focus when the screen appears, so that a screen reader says where one is, and
 * so that a stray Enter meets no button. When its words change later, they are read out once.
 */
export function ScreenTitle({ children, hidden = false }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={hidden ? 'visually-hidden' : 'screen-title'} aria-live="polite">
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </div>
  );
}
