import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ShownSecret as Answer } from '../../../../../shared/contract/back-office/hierarchy.ts';
import { Button } from '../../../../components/button/button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import * as styles from './shown-secret.module.css';

/** Long enough to copy the secret, and short enough that it does not stay on an unattended screen. */
const SHOWN_FOR_S = 30;

/**
 * Holds a secret for the screen. React keeps what it has drawn in memory until it draws again, so it gets this object,
 * which is emptied once the secret is hidden.
 */
export interface HeldSecret {
  text: string;
}

/** `undefined` where the service did not return the secret. */
export const heldSecret = ({ secret }: Answer): HeldSecret | undefined =>
  secret === undefined ? undefined : { text: secret };

interface ShownSecretProps {
  readonly label: string;
  readonly secret: HeldSecret;
  /** Called after the time or when somebody hides the secret; the caller then drops it. */
  readonly onGone: () => void;
}

/** Shows a secret for a short time. */
export function ShownSecret({ label, secret, onGone }: ShownSecretProps) {
  const { terminals } = useMessages();
  const [left, setLeft] = useState(SHOWN_FOR_S);
  const pass = useEffectEvent(() => {
    if (left <= 1) onGone();
    else setLeft(left - 1);
  });
  useEffect(() => {
    const timer = setInterval(() => pass(), 1_000);
    return () => clearInterval(timer);
  }, []);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: element } = place;
    if (element) element.textContent = secret.text;
    return () => {
      secret.text = '';
      if (element) element.textContent = '';
    };
  }, [secret]);
  return (
    <div className={styles.shownSecret}>
      <span>{label}</span>
      <code translate="no" ref={place} />
      <span>{terminals.key.seconds({ seconds: left })}</span>
      <Button kind="secondary" onPress={onGone}>
        {terminals.key.hide}
      </Button>
    </div>
  );
}
