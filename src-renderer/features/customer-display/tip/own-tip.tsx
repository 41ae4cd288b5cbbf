import { useState } from 'react';
import { formatMoney, MAX_AMOUNT_MINOR, type Money } from '../../../../shared/money.ts';
import type { KeypadKey } from '../../../components/keypad/keypad-keys.ts';
import { Keypad } from '../../../components/keypad/keypad.tsx';
import { Button } from '../../../components/button/button.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useWords } from '../../../messages/use-messages.ts';
import * as styles from './own-tip.module.css';
import { ownTipAfter } from './own-tip-keys.ts';
import { Total } from '../bill/total.tsx';

interface OwnTipProps {
  /** Before the tip. */
  readonly amount: Money;
  readonly locale: string;
  readonly onTip: (tipMinor: number) => void;
  readonly onBack: () => void;
}

/** The total is shown before the tip is given, so that a slip of the finger is seen in time. */
export function OwnTip({ amount, locale, onTip, onBack }: OwnTipProps) {
  const { customerDisplay: words } = useWords();
  const [minor, setMinor] = useState(0);
  const most = MAX_AMOUNT_MINOR - amount.minor;
  const press = (key: KeypadKey) => setMinor((typed) => ownTipAfter(typed, key, most));
  const sum = formatMoney({ ...amount, minor: amount.minor + minor }, locale);
  return (
    <div className={styles.ownTip}>
      <div className={styles.ownTipWords}>
        <ScreenTitle hidden>{words.otherTip}</ScreenTitle>
        <Total name={words.ownTip} amount={{ ...amount, minor }} locale={locale} />
        <p className={styles.ownTipSum}>
          <span>{words.withTip}</span> <bdi>{sum}</bdi>
        </p>
      </div>
      <Keypad onPress={press} />
      <div className={styles.ownTipActions}>
        <Button kind="secondary" onPress={onBack}>
          {words.backToTips}
        </Button>
        <Button kind="primary" disabled={minor === 0} onPress={() => onTip(minor)}>
          {words.addTip}
        </Button>
      </div>
    </div>
  );
}
