import { isFinal, usuallyPaid } from '../world/payments/payment.ts';
import type { Payment } from '../world/payments/payment.ts';
import { inherited } from '../world/records/terminals.ts';
import type { Terminal } from '../world/records/terminals.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { button, row, shell, stateSection } from './shell.ts';
import { wordsFor } from './states.ts';
import { tenderName } from './tender-names.ts';

/** How often an open page reloads when nothing is planned, because the control interface may move the payment. */
const LOOK_SECONDS = 2;

/** Characters of an amount that fit a phone in the large type. */
const LONG_AMOUNT = 11;

/** The hosted payment page: the amount, the status, and the payer's actions while the payment is open. */
export function paymentPage(payment: Payment, terminal: Terminal, now: number): string {
  const words = wordsFor(payment.statusCode);
  const money = moneyFormat(terminal);
  const amount = money(payment.requestedMinor);
  return shell(
    `${words.title} · ${amount}`,
    isFinal(payment) ? html`` : reload(payment, now),
    html`<header>
        <p class="store">${terminal.storeName}</p>
        <p class="amount ${amount.length > LONG_AMOUNT ? 'long' : ''}">${amount}</p>
      </header>
      ${stateSection(words)}
      <dl>
        ${row('Reference', payment.reference)}
        ${payment.paidMinor > 0 ? row('Received', money(payment.paidMinor)) : html``}
        ${payment.paidMinor > 0 && payment.tenderType !== null ? row('Paid with', tenderName(payment.tenderType)) : html``}
        ${payment.statusCode === 'created' ? row('Time left', timeLeft(payment.expiration - now)) : html``}
        ${row('Payment code', payment.paymentCode)}
      </dl>
      ${payment.statusCode === 'created' ? choices(payment, tendersOf(payment, terminal), money) : html``}`,
  );
}

export function unknownPage(): string {
  const body = stateSection({
    tone: 'bad',
    mark: '×',
    title: 'No such payment',
    advice: 'Ask for a new payment.',
  });
  return shell('No such payment', html``, body);
}

/**
 * The page has no scripts, so it reloads itself, and only when a change is due: a reload takes away the payer's focus.
 */
function reload({ plan: [next] }: Payment, now: number): Html {
  const seconds = next === undefined ? LOOK_SECONDS : Math.max(1, Math.ceil((next.at - now) / 1000));
  return html`<meta http-equiv="refresh" content="${seconds}" />`;
}

/** What the payer can pay this payment with. */
export function tendersOf(payment: Payment, { effectiveTenders }: Terminal): readonly string[] {
  return inherited(payment.tenderTypes, effectiveTenders);
}

function choices(payment: Payment, tenders: readonly string[], money: (minor: number) => string): Html {
  const part = (statusCode: string) => money(usuallyPaid(payment, statusCode));
  return html`<form method="post">
    ${tenderChoice(payment, tenders)} ${button('pay', 'primary', `Pay ${money(payment.requestedMinor)}`)}
    <fieldset>
      <legend>Or try what can go wrong</legend>
      ${button('underpay', 'plain', `Pay too little: ${part('underpaid')}`)}
      ${button('overpay', 'plain', `Pay too much: ${part('overpaid')}`)}
      ${button('cancel', 'plain', 'Cancel')} ${button('expire', 'plain', 'Let it expire')}
    </fieldset>
  </form>`;
}

/** A single tender is no choice. */
function tenderChoice({ tenderType }: Payment, tenders: readonly string[]): Html {
  if (tenders.length < 2) return html``;
  const option = (tender: string) =>
    tender === tenderType
      ? html`<option value="${tender}" selected>${tenderName(tender)}</option>`
      : html`<option value="${tender}">${tenderName(tender)}</option>`;
  return html`<label>
    Pay with
    <select name="tender">
      ${tenders.map(option)}
    </select>
  </label>`;
}

function moneyFormat({ currency, locale }: Terminal): (minor: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (minor) => format.format(minor / 100);
}

function timeLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes <= 1 ? 'less than a minute' : `${minutes} minutes`;
}
