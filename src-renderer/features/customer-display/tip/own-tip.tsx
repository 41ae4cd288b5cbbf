import { useState } from 'react';
import { formatMoney, MAX_AMOUNT_MINOR, type Money } from '../../../../shared/money/money.ts';
import type { KeypadKey } from '../../../components/keypad/keypad-keys.ts';
import { minorAfter } from '../../../components/keypad/minor-after.ts';
import { Keypad } from '../../../components/keypad/keypad.tsx';
import { Button } from '../../../components/button/button.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './own-tip.module.css';
import { Total } from '../bill/total.tsx';

interface OwnTipProps {
  /** Before the tip. */
  readonly amount: Money;
  /** The most that may be given, in minor units; as much as an amount can be without it. */
  readonly mostMinor?: number | undefined;
  readonly locale: string;
  readonly onTip: (tipMinor: number) => void;
  readonly onBack: () => void;
}

/** The customer types a tip, and sees the total before giving it. */
export function OwnTip({ amount, mostMinor, locale, onTip, onBack }: OwnTipProps) {
  const { customerDisplay: messages } = useMessages();
  const [minor, setMinor] = useState(0);
  const most = mostMinor ?? MAX_AMOUNT_MINOR - amount.minor;
  const press = (key: KeypadKey) => setMinor((typed) => minorAfter(typed, key, most));
  const sum = formatMoney({ ...amount, minor: amount.minor + minor }, locale);
  return (
    <div className={styles.ownTip}>
      <div className={styles.ownTipText}>
        <ScreenTitle hidden>{messages.otherTip}</ScreenTitle>
        <Total name={messages.ownTip} amount={{ ...amount, minor }} locale={locale} />
        <p className={styles.ownTipSum}>
          <span>{messages.withTip}</span> <bdi>{sum}</bdi>
        </p>
      </div>
      <Keypad onPress={press} />
      <div className={styles.ownTipActions}>
        <Button kind="secondary" onPress={onBack}>
          {messages.backToTips}
        </Button>
        <Button kind="primary" disabled={minor === 0} onPress={() => onTip(minor)}>
          {messages.addTip}
        </Button>
      </div>
    </div>
  );
}
