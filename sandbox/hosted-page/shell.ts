import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';
import type { StateWords } from './states.ts';
import { PAGE_STYLE } from './style.ts';

/** The element is built here, because the hash is that of the exact text between its tags. */
const styleElement = new Html(`<style>${PAGE_STYLE}</style>`);
const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The page may use its own style and post its own forms, nothing else. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  // Without a referrer browsers would send the page's own forms with the origin `null`, which is refused.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** One line of the page's list. */
export function row(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** A whole page; `head` is added to its head. */
export function shell(title: string, head: Html, body: Html): string {
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

/** The status of the payment: a mark and two lines. */
export function stateSection({ tone, mark, title, advice }: StateWords): Html {
  return html`<section class="state ${tone}" role="status">
    <span class="mark" aria-hidden="true">${mark}</span>
    <div>
      <h1>${title}</h1>
      <p>${advice}</p>
    </div>
  </section>`;
}

/** A button of a page's form. */
export function button(action: string, look: 'primary' | 'plain', text: string): Html {
  return html`<button class="${look}" name="action" value="${action}">${text}</button>`;
}
