import { useState, type SubmitEvent } from 'react';
import { priceText } from '../../../../shared/cart/price.ts';
import type { CheckoutSettings } from '../../../../shared/contract/checkout.ts';
import { minorDigits } from '../../../../shared/money/money.ts';
import { USUAL_TIP_PERCENTS } from '../../../../shared/view/tip.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { readAmounts, readPercents } from './typed-numbers.ts';
import * as styles from './amounts.module.css';

interface SettingsFormProps {
  readonly settings: CheckoutSettings;
  readonly currency: string;
}

/** What stands beside the keypad on the New sale screen. */
export function SettingsForm({ settings, currency }: SettingsFormProps) {
  const messages = useMessages().amounts;
  const decimals = minorDigits(currency);
  const configure = useCommand('checkout.configure');
  const [form, setForm] = useState(() => formOf(settings, decimals));
  const [saved, setSaved] = useState<Form>();

  const quickAmounts = readAmounts(form.quick, decimals);
  // Of what is not offered the box is not in sight, and what is wrong in it keeps nothing from being saved.
  const tipPercents = form.tips ? readPercents(form.tipPercents) : [];
  const discountPercents = form.discounts ? readPercents(form.discountPercents) : [];
  const change = (changed: Partial<Form>) => setForm({ ...form, ...changed });
  const save = async () => {
    if (!quickAmounts || !tipPercents || !discountPercents) return;
    const result = await configure.run({
      cart: form.cart,
      quickAmounts,
      ...(form.tips && { tipPercents }),
      ...(form.discounts && { discountPercents }),
    });
    setSaved(result?.ok === true ? form : undefined);
  };

  return (
    <form
      className={styles.amountsCard}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{messages.settings}</h2>
      <Checkbox checked={form.cart} onChange={(cart) => change({ cart })}>
        {messages.cart}
      </Checkbox>
      <Field
        label={messages.quickAmounts}
        note={messages.spaced}
        fault={quickAmounts ? undefined : messages.quickFault}
        value={form.quick}
        onChange={(quick) => change({ quick })}
      />
      <Checkbox checked={form.tips} onChange={(tips) => change({ tips })}>
        {messages.tips}
      </Checkbox>
      {form.tips && (
        <div>
          <Field
            label={messages.percents}
            note={messages.spaced}
            fault={tipPercents ? undefined : messages.percentFault}
            value={form.tipPercents}
            onChange={(text) => change({ tipPercents: text })}
          />
          <p>{messages.onCustomerScreen}</p>
        </div>
      )}
      <Checkbox checked={form.discounts} onChange={(discounts) => change({ discounts })}>
        {messages.discounts}
      </Checkbox>
      {form.discounts && (
        <Field
          label={messages.percents}
          note={messages.spaced}
          fault={discountPercents ? undefined : messages.percentFault}
          value={form.discountPercents}
          onChange={(text) => change({ discountPercents: text })}
        />
      )}
      <div className={styles.amountsActions}>
        <Button kind="primary" disabled={configure.running}>
          {messages.save}
        </Button>
        <span role="status">{saved === form && messages.saved}</span>
      </div>
      {configure.failure !== undefined && <FailureBanner failure={configure.failure} />}
    </form>
  );
}

interface Form {
  readonly cart: boolean;
  readonly quick: string;
  readonly tips: boolean;
  readonly tipPercents: string;
  readonly discounts: boolean;
  readonly discountPercents: string;
}

function formOf(settings: CheckoutSettings, decimals: number): Form {
  const { cart, quickAmounts, tipPercents, discountPercents } = settings;
  return {
    cart,
    quick: quickAmounts.map((minor) => priceText(minor, decimals)).join(' '),
    tips: tipPercents !== undefined,
    tipPercents: (tipPercents ?? USUAL_TIP_PERCENTS).join(' '),
    discounts: discountPercents !== undefined,
    discountPercents: (discountPercents ?? [5, 10]).join(' '),
  };
}
