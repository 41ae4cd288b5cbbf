import { useState } from 'react';
import type { TipChoice } from '../../../../shared/cart/draft.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { ScreenView } from '../../../state/connection.ts';
import { useCustomerActivity } from '../../staff/use-activity.ts';
import { withTip } from '../../customer-mode/tip-step.ts';
import { useTipRequest, useTipAnswer, type TipRequest } from '../../customer-mode/use-tip-request.ts';
import type { Draft } from '../draft/draft.ts';
import type { Charge } from './charge.ts';
import type { Order } from '../../payment/order.ts';
import { useStart, type Start, type StartAnswer } from './use-start.ts';

interface ChargingParts {
  readonly view: ScreenView;
  readonly terminal: TerminalView;
  /** The draft, a new object after each change. */
  readonly draft: Pick<Draft, 'again'>;
  readonly charge: Charge;
  /** Name of an amount from the keypad on a receipt. */
  readonly typedName: string;
  /** The tip that the cashier has entered, if they were asked. */
  readonly tip: TipChoice | undefined;
  readonly onStarted: () => void;
  readonly onCustomer: (order: Order) => void;
}

export interface Charging {
  readonly start: Start;
  readonly customerTip: TipRequest;
  /** Charge was pressed while something was missing or wrong. */
  readonly attempted: boolean;
  readonly forgetAttempt: () => void;
  readonly submit: (despite?: StartAnswer) => Promise<void>;
  /** Goes on without the customer's answer about a tip. */
  readonly skipTip: () => void;
  readonly askCustomer: () => void;
  /** Lets the cashier type the customer's details again, for exactly what was charged. */
  readonly enterDetails: () => void;
  /** Charges an earlier sale again. The customer was asked for a tip then, and is not asked again. */
  readonly chargeAgain: () => void;
}

/** What Charge does: asks for the customer's tip, then for their details where they are required, then starts the sale. */
export function useCharging(parts: ChargingParts): Charging {
  const { view, terminal, draft, charge, typedName, tip, onStarted, onCustomer } = parts;
  const start = useStart(draft);
  const customerTip = useTipRequest(view);
  useCustomerActivity(customerTip.waiting);
  const [attempted, setAttempted] = useState(false);

  const ofDraft = (order: Order): Order => (draft.again ? { ...order, again: draft.again.saleId } : order);
  /** Asks for the customer's details, which count instead of those of the earlier sale. */
  const ask = (order: Order) =>
    onCustomer({ ...ofDraft(order), ...(draft.again && { withoutKeptDetails: true }) });

  const goOn = async (tipMinor: number, despite?: StartAnswer) => {
    if (!charge.ready) return;
    const order = withTip(charge.order, tipMinor, typedName);
    if (terminal.customerDetails.ask === 'required' && draft.again?.payerKept !== true) {
      ask(order);
      return;
    }
    const whole = ofDraft(order);
    const began = await (despite ? start.chargeDespite(whole, despite) : start.charge(whole));
    if (began) onStarted();
  };
  const submit = async (despite?: StartAnswer) => {
    if (!charge.ready) {
      setAttempted(true);
      return;
    }
    const { amountMinor } = charge.order;
    if (despite) return goOn(customerTip.chosen(amountMinor), despite);
    // The customer has already said the tip that the cashier entered.
    if (tip !== undefined) return goOn(0);
    const step = await customerTip.before(amountMinor);
    if (step.do === 'charge') await goOn(step.tipMinor);
  };
  useTipAnswer(customerTip, () => void submit());

  return {
    start,
    customerTip,
    attempted,
    forgetAttempt: () => setAttempted(false),
    submit,
    skipTip: () => {
      customerTip.end();
      void goOn(0);
    },
    chargeAgain: () => void goOn(0),
    askCustomer: () => {
      if (charge.ready) ask(charge.order);
      else setAttempted(true);
    },
    enterDetails: () => {
      if (!charge.ready) return;
      const tipMinor = tip === undefined ? customerTip.chosen(charge.order.amountMinor) : 0;
      ask(withTip(charge.order, tipMinor, typedName));
    },
  };
}
