import type { ReactNode } from 'react';
import type { ScreenView } from '../state/connection.ts';
import * as styles from './app-shell.module.css';
import { Header } from './header.tsx';

/**
 * Colours of a whole screen: goods may go; money moved but goods may not go; nothing happened; money is on its way;
 * it is not known whether money moved.
 */
export type Tone = 'good' | 'bad' | 'still' | 'moving' | 'unknown';

interface AppShellProps {
  readonly view: ScreenView;
  readonly tone?: Tone;
  /** Given where the menu may be opened. */
  readonly onMenu?: () => void;
  /** Given where somebody may see why a document was not printed. */
  readonly onPrinter?: () => void;
  readonly children: ReactNode;
  /** A strip beneath the screen, which it makes smaller and never covers. */
  readonly below?: ReactNode;
}

/** What stands around every screen. */
export function AppShell({ view, tone, onMenu, onPrinter, children, below }: AppShellProps) {
  return (
    <div className={styles.appShell} data-tone={tone} data-training={view.terminal?.training}>
      <Header view={view} onMenu={onMenu} onPrinter={onPrinter} />
      <main className={styles.appShellScreen}>{children}</main>
      {below}
    </div>
  );
}
