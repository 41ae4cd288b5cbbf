import type { ReactNode } from 'react';
import type { ScreenView } from '../state/screen-view.ts';
import * as styles from './app-shell.module.css';
import { Header } from './header.tsx';

/** Colours of a whole screen: goods may go; money moved but goods may not go; nothing happened. */
export type Tone = 'good' | 'bad' | 'still';

interface FrameProps {
  readonly view: ScreenView;
  readonly tone?: Tone;
  /** Given where the menu may be opened. */
  readonly onMenu?: () => void;
  /** Given where somebody may go and see why a paper was not printed. */
  readonly onPrinter?: () => void;
  readonly children: ReactNode;
}

/** What stands around every screen. */
export function Frame({ view, tone, onMenu, onPrinter, children }: FrameProps) {
  return (
    <div className={styles.frame} data-tone={tone} data-training={view.terminal?.training}>
      <Header view={view} onMenu={onMenu} onPrinter={onPrinter} />
      <main className={styles.frameScreen}>{children}</main>
    </div>
  );
}
