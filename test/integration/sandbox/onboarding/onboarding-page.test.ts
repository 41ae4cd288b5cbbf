import { describe, expect, it } from 'vitest';
import { openBackOffice } from './onboarding-back-office.ts';

async function openPage() {
  const backOffice = await openBackOffice();
  const id = await backOffice.applied();
  const url = await backOffice.signingUrl(id);
  return {
    backOffice,
    id,
    read: () => backOffice.service.send('GET', url),
    press: (action: string) =>
      backOffice.service.send('POST', url, { body: new URLSearchParams({ action }) }),
  };
}

describe('the signing page', () => {
  it('opens the package by being looked at, and shows what is signed', async () => {
    const { backOffice, id, read } = await openPage();
    const { status, text } = await read();
    expect(status).toBe(200);
    for (const words of ['Shell Shop', 'Harbor Retail', 'Robin Alvarez', 'robin@shop.test', id]) {
      expect(text).toContain(words);
    }
    expect(await backOffice.statusOf(id)).toBe('viewed');
  });

  it('takes the signature once', async () => {
    const { backOffice, id, read, press } = await openPage();
    await press('sign');
    expect(await backOffice.statusOf(id)).toBe('signing');
    await read();
    expect((await press('sign')).status).toBe(303);
    await press('sign');
    expect(await backOffice.statusOf(id)).toBe('signed');
    expect((await read()).text).toContain('<h1>Signed</h1>');
  });

  it("lets the visitor play the service's part, and offers only what is possible", async () => {
    const { backOffice, id, read, press } = await openPage();
    await read();
    await press('sign');
    for (const action of ['startReview', 'review', 'startBoarding', 'board']) {
      expect((await read()).text).toContain(`value="${action}"`);
      await press(action);
    }
    expect(await backOffice.statusOf(id)).toBe('boarded');
    expect((await read()).text).not.toContain('<form');
  });

  it("takes none of the partner's own moves", async () => {
    const { backOffice, id, press } = await openPage();
    await press('cancel');
    expect(await backOffice.statusOf(id)).toBe('signing');
  });

  it('lets no markup in, and runs no script', async () => {
    const backOffice = await openBackOffice();
    const { json } = await backOffice.createShort({ merchantName: '<img src=x>' });
    const { headers, text } = await backOffice.service.send(
      'GET',
      await backOffice.signingUrl(String(json['applicationId'])),
    );
    expect(text).toContain('&#60;img src=x&#62;');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('is 404 with a token that nobody has', async () => {
    const backOffice = await openBackOffice();
    for (const method of ['GET', 'POST']) {
      const { status, text } = await backOffice.service.send(method, '/sign/nothing', {
        ...(method === 'POST' && { body: new URLSearchParams({ action: 'sign' }) }),
      });
      expect([status, text.includes('This link is not valid')]).toEqual([404, true]);
    }
  });
});
