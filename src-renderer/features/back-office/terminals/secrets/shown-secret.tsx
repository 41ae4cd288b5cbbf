import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import * as styles from './shown-secret.module.css';

/** Long enough to copy it, short enough that nobody finds it on an unattended screen. */
const SHOWN_FOR_S = 30;

interface ShownSecretProps {
  readonly label: string;
  readonly secret: string;
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
  return (
    <div className={styles.shownSecret}>
      <span>{label}</span>
      <code translate="no">{secret}</code>
      <span>{terminals.key.seconds({ seconds: left })}</span>
      <Button kind="secondary" onPress={onGone}>
        {terminals.key.hide}
      </Button>
    </div>
  );
}
