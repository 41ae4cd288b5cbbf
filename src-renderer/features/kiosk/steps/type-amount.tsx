import { useState } from 'react';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Button } from '../../../components/button/button.tsx';
import { Keypad } from '../../../components/keypad/keypad.tsx';
import type { KeypadKey } from '../../../components/keypad/keypad-keys.ts';
import { minorAfter } from '../../../components/keypad/minor-after.ts';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCheckoutKeys } from '../../checkout/new-sale/use-checkout-keys.ts';
import { StartOver } from '../visit/ways.tsx';
import { Step } from '../visit/step.tsx';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';
import * as styles from './type-amount.module.css';

/** The shopper types the amount, as for a donation or a parking fee. It cannot exceed what the kiosk takes. */
export function TypeAmount({ stage: { minimum, most, typedMinor = 0 } }: StageProps<'amount'>) {
  const { kiosk: messages } = useMessages();
  const { visit, store, commands, ask } = useShopper();
  const [minor, setMinor] = useState(typedMinor);
  const money = (value: number) => formatMoney({ ...most, minor: value }, store.locale);
  const isEnough = minor >= Math.max(1, minimum.minor);
  const press = (key: KeypadKey) => setMinor((typed) => minorAfter(typed, key, most.minor));
  const pay = async () => {
    const typed = await ask(() => commands['kiosk.setAmount']({ visit, amountMinor: minor }));
    if (typed) await ask(() => commands['kiosk.pay']({ visit }));
  };
  useCheckoutKeys({ press, add: () => undefined, charge: () => void (isEnough && pay()) });
  return (
    <Step
      before={<StartOver />}
      after={
        <Button kind="primary" disabled={!isEnough} onPress={() => void pay()}>
          {messages.pay}
        </Button>
      }
    >
      <div className={styles.typeAmount}>
        <div className={styles.typeAmountText}>
          <ScreenTitle>{messages.amountTitle}</ScreenTitle>
          <FittedText text={money(minor)} />
          <p>{messages.amountRange({ least: money(Math.max(1, minimum.minor)), most: money(most.minor) })}</p>
        </div>
        <Keypad onPress={press} />
      </div>
    </Step>
  );
}
