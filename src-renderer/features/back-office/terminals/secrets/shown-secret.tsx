import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ShownSecret as Answer } from '../../../../../shared/contract/back-office/hierarchy.ts';
import { Button } from '../../../../components/button/button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import * as styles from './shown-secret.module.css';

/** Long enough to copy it, short enough that nobody finds it on an unattended screen. */
const SHOWN_FOR_S = 30;

/**
 * A secret on its way to the screen. What React draws and keeps of a screen is in memory until it draws there again, so it is
 * given this, which is emptied once the secret is hidden.
 */
export interface HeldSecret {
  text: string;
}

/** Nothing where the service did not hand it out. */
export const heldSecret = ({ secret }: Answer): HeldSecret | undefined =>
  secret === undefined ? undefined : { text: secret };

interface ShownSecretProps {
  readonly label: string;
  readonly secret: HeldSecret;
  /** Called once it is no longer to be held: after its time, or when somebody hides it. */
  readonly onGone: () => void;
}

/** A secret that somebody asked for, for a short time. Whoever draws it holds it no longer than this does. */
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
