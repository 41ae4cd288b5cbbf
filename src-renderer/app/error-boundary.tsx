import { Component, type ReactNode } from 'react';
import { Button } from '../components/button/button.tsx';
import type { FirstMessages } from '../messages/use-messages.ts';
import * as styles from './error-boundary.module.css';

interface Props {
  readonly messages: FirstMessages['crash'];
  readonly children: ReactNode;
}

interface State {
  readonly detail?: string;
}

/** The last resort when drawing fails. Main holds every sale, so loading the page again loses nothing. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { detail: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { messages, children } = this.props;
    if (this.state.detail === undefined) return children;
    return (
      <main className={styles.crash} role="alert">
        <h1>{messages.title}</h1>
        <p>{messages.text}</p>
        <Button kind="primary" onPress={() => window.location.reload()}>
          {messages.reload}
        </Button>
        <p className={styles.crashDetail}>
          {messages.detail} <code>{this.state.detail}</code>
        </p>
      </main>
    );
  }
}
