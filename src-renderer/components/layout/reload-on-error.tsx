import { Component, type ReactNode } from 'react';

const AGAIN_AFTER_MS = 2_000;

/**
 * For a screen before which nobody would know what to press: when drawing fails, the page is loaded again. Main holds
 * all there is to know.
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
