import { Component, type ReactNode } from 'react';

const AGAIN_AFTER_MS = 2_000;

/**
 * For screens without staff in front of them: when drawing fails, the page is loaded again. Nothing is lost, since main holds
 * all state.
 */
export class ReloadOnError extends Component<{ readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    setTimeout(() => window.location.reload(), AGAIN_AFTER_MS);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
