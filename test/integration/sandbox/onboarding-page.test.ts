import { describe, expect, it } from 'vitest';
import { openDesk } from './onboarding-desk.ts';

async function openPage() {
  const desk = await openDesk();
  const id = await desk.applied();
  const url = await desk.signingUrl(id);
  return {
    desk,
    id,
    read: () => desk.service.send('GET', url),
    press: (action: string) => desk.service.send('POST', url, { body: new URLSearchParams({ action }) }),
  };
}

describe('the signing page', () => {
  it('opens the package by being looked at, and shows what is signed', async () => {
    const { desk, id, read } = await openPage();
    const { status, text } = await read();
    expect(status).toBe(200);
    for (const words of ['Shell Shop', 'Harbor Retail', 'Robin Alvarez', 'robin@shop.test', id]) {
      expect(text).toContain(words);
    }
    expect(await desk.statusOf(id)).toBe('viewed');
  });

  it('takes the signature once', async () => {
    const { desk, id, read, press } = await openPage();
    await press('sign');
    expect(await desk.statusOf(id)).toBe('signing');
    await read();
    expect((await press('sign')).status).toBe(303);
    await press('sign');
    expect(await desk.statusOf(id)).toBe('signed');
    expect((await read()).text).toContain('<h1>Signed</h1>');
  });

  it("lets the visitor play the service's part, and offers only what is possible", async () => {
    const { desk, id, read, press } = await openPage();
    await read();
    await press('sign');
    for (const action of ['startReview', 'review', 'startBoarding', 'board']) {
      expect((await read()).text).toContain(`value="${action}"`);
      await press(action);
    }
    expect(await desk.statusOf(id)).toBe('boarded');
    expect((await read()).text).not.toContain('<form');
  });

  it("takes none of the partner's own moves", async () => {
    const { desk, id, press } = await openPage();
    await press('cancel');
    expect(await desk.statusOf(id)).toBe('signing');
  });

  it('lets no markup in, and runs no script', async () => {
    const desk = await openDesk();
    const { json } = await desk.createShort({ merchantName: '<img src=x>' });
    const { headers, text } = await desk.service.send(
      'GET',
      await desk.signingUrl(String(json['applicationId'])),
    );
    expect(text).toContain('&#60;img src=x&#62;');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('is 404 with a token that nobody has', async () => {
    const desk = await openDesk();
    for (const method of ['GET', 'POST']) {
      const { status, text } = await desk.service.send(method, '/sign/nothing', {
        ...(method === 'POST' && { body: new URLSearchParams({ action: 'sign' }) }),
      });
      expect([status, text.includes('This link is not valid')]).toEqual([404, true]);
    }
  });
});
