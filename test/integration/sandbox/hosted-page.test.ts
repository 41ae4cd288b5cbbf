import { describe, expect, it } from 'vitest';
import { openSandbox } from './open-sandbox.ts';
import type { OpenSandbox } from './open-sandbox.ts';

async function openPage(till: OpenSandbox, changes: object = {}) {
  const { json } = await till.create(changes);
  const url = String((json['paymentUrls'] as string[])[0]);
  return {
    trackingId: String(json['trackingId']),
    read: () => till.send('GET', url),
    press: (action: string, more: Record<string, string> = {}) =>
      till.send('POST', url, { body: new URLSearchParams({ action, ...more }) }),
  };
}

describe('the hosted page', () => {
  it('shows store, amount and reference, and what the payer can do', async () => {
    const page = await openPage(await openSandbox(), { requestedAmount: 1234.5 });
    const { status, text } = await page.read();
    expect(status).toBe(200);
    for (const words of [
      'Training Store',
      '$1,234.50',
      'A-1',
      'Waiting for your payment',
      'no money moves',
    ]) {
      expect(text).toContain(words);
    }
    for (const action of ['pay', 'underpay', 'overpay', 'cancel', 'expire']) {
      expect(text).toContain(`value="${action}"`);
    }
  });

  it.each([
    ['pay', 'completed', 'Paid', '$12.34'],
    ['underpay', 'underpaid', 'Not paid in full', '$6.17'],
    ['overpay', 'overpaid', 'Paid, with extra', '$18.51'],
  ])('takes "%s": seen at once, %s after 2 s', async (action, statusCode, title, received) => {
    const till = await openSandbox();
    const page = await openPage(till);
    expect((await page.press(action)).status).toBe(303);
    expect(await till.statusOf(page.trackingId)).toBe('processing');
    expect((await page.read()).text).toContain('Payment seen, confirming');
    await till.advance(2000);
    expect(await till.statusOf(page.trackingId)).toBe(statusCode);
    const { text } = await page.read();
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(received);
    expect(text).not.toContain('<form');
  });

  it.each([
    ['cancel', 'cancelled', 'Cancelled'],
    ['expire', 'expired', 'Expired'],
  ])('takes "%s" at once', async (action, statusCode, title) => {
    const till = await openSandbox();
    const page = await openPage(till);
    await page.press(action);
    expect(await till.statusOf(page.trackingId)).toBe(statusCode);
    expect((await page.read()).text).toContain(`<h1>${title}</h1>`);
  });

  it('takes nothing any more once the payment is seen or over', async () => {
    const till = await openSandbox();
    const page = await openPage(till);
    await page.press('pay');
    await page.press('cancel');
    await till.advance(2000);
    await page.press('underpay');
    await till.advance(2000);
    expect(await till.statusOf(page.trackingId)).toBe('completed');
  });

  it('takes no action it does not offer', async () => {
    const till = await openSandbox();
    const page = await openPage(till);
    expect((await page.press('refund')).status).toBe(303);
    expect(await till.statusOf(page.trackingId)).toBe('created');
  });

  it('offers the tenders of the payment, and is paid with the chosen one', async () => {
    const till = await openSandbox();
    const page = await openPage(till, { tenderTypes: ['paypal', 'ethereum'] });
    const { text } = await page.read();
    expect(text.match(/<option value="[^"]+"/g)).toEqual([
      '<option value="paypal"',
      '<option value="ethereum"',
    ]);
    expect(text).toContain('>PayPal<');
    await page.press('pay', { tender: 'ethereum' });
    expect((await page.read()).text).toContain('<dd>Ether</dd>');
    expect(await till.control('GET', `/payments/${page.trackingId}`)).toMatchObject({
      tenderType: 'ethereum',
    });
  });

  it.each([{ tender: 'usdcBase' }, {}])('takes no tender that it does not offer: %j', async (fields) => {
    const till = await openSandbox();
    const page = await openPage(till, { tenderTypes: ['ethereum'] });
    expect((await page.read()).text).not.toContain('<select');
    await page.press('pay', fields);
    expect(await till.control('GET', `/payments/${page.trackingId}`)).toMatchObject({
      tenderType: 'ethereum',
    });
  });

  it('runs no script, loads nothing, and lets no markup in', async () => {
    const page = await openPage(await openSandbox(), { reference: '<img src=x onerror=alert(1)>' });
    const { headers, text } = await page.read();
    expect(text).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(text).not.toMatch(/<script|<img|<link|style="|https?:/);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
  });

  it('lets a browser say where its own form was sent from', async () => {
    // With `no-referrer` the origin of a form would be `null`, which foreign pages have too.
    const { headers } = await (await openPage(await openSandbox())).read();
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('has the one style that its policy allows', async () => {
    const { headers, text } = await (await openPage(await openSandbox())).read();
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(headers.get('content-security-policy')).toContain(Buffer.from(hash).toString('base64'));
  });

  it('looks again by itself when something is due, and no more at the end', async () => {
    const till = await openSandbox();
    const page = await openPage(till, { requestedAmount: 1.01 });
    expect((await page.read()).text).toContain('http-equiv="refresh" content="2"');
    await till.advance(2000);
    expect((await page.read()).text).not.toContain('http-equiv');
  });

  it('is 404 for a payment that does not exist', async () => {
    const till = await openSandbox();
    const answer = await till.send('GET', '/pay/nothing');
    expect([answer.status, answer.text.includes('No such payment')]).toEqual([404, true]);
  });
});
