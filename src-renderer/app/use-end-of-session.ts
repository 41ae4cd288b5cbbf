import { useState } from 'react';

/**
 * Calls back while drawing, once whoever had signed in is gone: locked out, or another has taken over. Where they had gone
 * must not open for the next one.
 */
export function useEndOfSession(signedIn: string | undefined, onEnd: () => void): void {
  const [known, know] = useState(signedIn);
  if (signedIn === known) return;
  know(signedIn);
  if (known !== undefined) onEnd();
}
