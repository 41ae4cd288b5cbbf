import { useState } from 'react';
import type { TipChoice } from '../../../../shared/contract/customer-display.ts';
import { formatPercent } from '../../../../shared/text/figures.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Button } from '../../../components/button/button.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { OwnTip } from './own-tip.tsx';
import * as styles from './tip.module.css';
import { Total } from '../bill/total.tsx';

interface TipProps {
  readonly question: TipChoice;
  /** The most that may be given, in minor units; as much as an amount can be without it. */
  readonly mostMinor?: number;
  readonly locale: string;
  /** Answers the question, in minor units; 0 is no tip. */
  readonly onTip: (question: number, tipMinor: number) => void;
}

/** Asks the customer for a tip. "No tip" is as easy to press as an offer. */
export function Tip({ question, mostMinor, locale, onTip }: TipProps) {
  const { customerDisplay: messages } = useMessages();
  const [own, setOwn] = useState(false);
  const { id, amount, offers } = question;
  if (own) {
    return (
      <OwnTip
        amount={amount}
        mostMinor={mostMinor}
        locale={locale}
        onTip={(tipMinor) => onTip(id, tipMinor)}
        onBack={() => setOwn(false)}
      />
    );
  }
  return (
    <div className={styles.tip}>
      <ScreenTitle>{messages.tipTitle}</ScreenTitle>
      <Total name={messages.amount} amount={amount} locale={locale} />
      <ul className={styles.tipOffers}>
        {offers.map(({ percent, tip }) => (
          <li key={percent}>
            <button type="button" onClick={() => onTip(id, tip.minor)}>
              <strong>{formatPercent(percent, locale)}</strong>
              <bdi>{formatMoney(tip, locale)}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.tipOthers}>
        <Button kind="secondary" onPress={() => setOwn(true)}>
          {messages.otherTip}
        </Button>
        <Button kind="secondary" onPress={() => onTip(id, 0)}>
          {messages.noTip}
        </Button>
      </div>
    </div>
  );
}
