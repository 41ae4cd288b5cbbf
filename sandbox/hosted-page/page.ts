import { createHash } from 'node:crypto';
import { isFinal, usuallyPaid } from '../world/payment.ts';
import type { Payment } from '../world/payment.ts';
import type { Terminal } from '../world/terminals.ts';
import { Html, html } from './html.ts';
import { wordsFor } from './states.ts';
import { PAGE_STYLE } from './style.ts';

/** Put together here, not in the template below: the hash holds for the text between the tags, to the byte. */
const styleElement = new Html(`<style>${PAGE_STYLE}</style>`);
const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The page may show its own style and post its own forms, nothing else. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** How often an open page looks when nothing is planned: somebody moves the payment from outside. */
const LOOK_SECONDS = 2;

/** Characters that fit a phone in the large type. */
const LONG_AMOUNT = 11;

/** The hosted payment page: what is to be paid, how it stands, and while it is open what the payer can do. */
export function paymentPage(payment: Payment, terminal: Terminal, now: number): string {
  const { tone, mark, title, advice } = wordsFor(payment.statusCode);
  const money = moneyFormat(terminal);
  const amount = money(payment.requestedMinor);
  return shell(
    `${title} · ${amount}`,
    isFinal(payment) ? html`` : reload(payment, now),
    html`<header>
        <p class="store">${terminal.storeName}</p>
        <p class="amount ${amount.length > LONG_AMOUNT ? 'long' : ''}">${amount}</p>
      </header>
      <section class="state ${tone}" role="status">
        <span class="mark" aria-hidden="true">${mark}</span>
        <div>
          <h1>${title}</h1>
          <p>${advice}</p>
        </div>
      </section>
      <dl>
        ${row('Reference', payment.reference)}
        ${payment.paidMinor > 0 ? row('Received', money(payment.paidMinor)) : html``}
        ${payment.statusCode === 'created' ? row('Time left', timeLeft(payment.expiration - now)) : html``}
        ${row('Payment code', payment.paymentCode)}
      </dl>
      ${payment.statusCode === 'created' ? choices(payment, money) : html``}`,
  );
}

export function unknownPage(): string {
  const body = html`<section class="state bad" role="status">
    <span class="mark" aria-hidden="true">×</span>
    <div>
      <h1>No such payment</h1>
      <p>Ask for a new payment.</p>
    </div>
  </section>`;
  return shell('No such payment', html``, body);
}

/** Without scripts the page reloads itself, and only when something is due: a reload takes the payer's focus away. */
function reload({ plan: [next] }: Payment, now: number): Html {
  const seconds = next === undefined ? LOOK_SECONDS : Math.max(1, Math.ceil((next.at - now) / 1000));
  return html`<meta http-equiv="refresh" content="${seconds}" />`;
}

function choices(payment: Payment, money: (minor: number) => string): Html {
  const button = (action: string, look: string, text: string) =>
    html`<button class="${look}" name="action" value="${action}">${text}</button>`;
  const part = (statusCode: string) => money(usuallyPaid(payment, statusCode));
  return html`<form method="post">
    ${button('pay', 'primary', `Pay ${money(payment.requestedMinor)}`)}
    <fieldset>
      <legend>Or try what can go wrong</legend>
      ${button('underpay', 'plain', `Pay too little: ${part('underpaid')}`)}
      ${button('overpay', 'plain', `Pay too much: ${part('overpaid')}`)}
      ${button('cancel', 'plain', 'Cancel')} ${button('expire', 'plain', 'Let it expire')}
    </fieldset>
  </form>`;
}

function row(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function shell(title: string, head: Html, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head} ${styleElement}
      </head>
      <body>
        <p class="banner">Sandbox: no money moves</p>
        <main>${body}</main>
      </body>
    </html>`.text;
}

function moneyFormat({ currency, locale }: Terminal): (minor: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (minor) => format.format(minor / 100);
}

function timeLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes <= 1 ? 'less than a minute' : `${minutes} minutes`;
}
