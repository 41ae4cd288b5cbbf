import { expect, type Page } from '@playwright/test';
import { startRecordingProxy } from '../../contract/recording-proxy.ts';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import { test } from '../../support/electron/electron-test.ts';
import { press } from '../../support/electron/till-set-up.ts';
import type { RecordingProxy } from '../../contract/recording-proxy.ts';

/** Sandboxes are alike to the last secret: this one gets its own, so that they are known wherever they are heard. */
async function secretsOfItsOwn({ ready, control }: Pick<SandboxProcess, 'ready' | 'control'>) {
  const { terminalId } = ready.profile;
  const terminalPassword = 'a-password-of-the-first';
  await control('PUT', `/terminals/${terminalId}/password`, { password: terminalPassword });
  const reset = await fetch(`${ready.baseUrl}/Terminals/${terminalId}/api-keys`, {
    method: 'POST',
    headers: { 'X-Api-Key': ready.secrets.backOfficeKey },
  });
  return { terminalPassword, apiKey: ((await reset.json()) as { readonly apiKey: string }).apiKey };
}

const profileAt = ({ ready }: SandboxProcess, { url }: RecordingProxy) => ({
  ...ready.profile,
  baseUrl: url,
  auth: { ...ready.profile.auth, authUrl: ready.authUrl.replace(ready.baseUrl, url) },
});

/** Of access and of refresh, out of its answers. */
function tokensGivenBy({ exchanges }: RecordingProxy): readonly string[] {
  return exchanges.flatMap(({ responseBody }) =>
    [...responseBody.matchAll(/"(?:access|refresh)_token":\s*"([^"]+)"/g)].map(([, token = '']) => token),
  );
}

const password = (page: Page) => page.getByLabel('Terminal password');
const goesTo = ({ url }: RecordingProxy): RegExp => new RegExp(`goes to .?${new URL(url).host}`);

test('a profile that names another service between two starts takes nothing along, and pays nothing', async ({
  sandbox: first,
  startTill,
}) => {
  // Three starts, and two services.
  test.setTimeout(120_000);
  const second = await SandboxProcess.start();
  const [atFirst, atSecond] = [
    await startRecordingProxy(first.ready.baseUrl),
    await startRecordingProxy(second.ready.baseUrl),
  ];
  try {
    const secrets = await secretsOfItsOwn({ ready: first.ready, control: first.control.bind(first) });
    let { page, close } = await startTill({ profile: profileAt(first, atFirst), secrets });
    await charge(page, '1234', 'BOTH-1');
    await expectHeading(page, 'Waiting for payment');
    const [payment] = await first.payments('BOTH-1');
    const trackingId = payment?.trackingId ?? 'none';
    await close();

    // Whatever it is asked about, the other one says that it was paid.
    await second.fault({
      kind: 'answer',
      status: 200,
      body: { trackingId, statusCode: 'completed' },
      match: { path: `/Payments/tracking/${trackingId}` },
    });
    const swapped = profileAt(second, atSecond);
    ({ page, close } = await startTill({ profile: swapped }));
    await expect(password(page)).toHaveAccessibleDescription(goesTo(atSecond));
    expect(atSecond.exchanges).toEqual([]);
    await password(page).fill(second.ready.secrets.terminalPassword);
    await press(page, 'Save and sign in');

    const inProgress = page.getByRole('region', { name: 'Payments in progress' });
    const left = inProgress.getByRole('listitem').filter({ hasText: 'BOTH-1' });
    await expect(left).toContainText('Belongs to another service');
    await expect(left).toContainText(new URL(atFirst.url).host);
    await charge(page, '1201', 'BOTH-2');
    await expectHeading(page, 'Paid');
    await expect(left.getByRole('button')).toBeDisabled();
    await close();

    const heard = JSON.stringify(
      atSecond.exchanges.map(({ target, requestHeaders, requestBody }) => [
        target,
        requestHeaders,
        requestBody,
      ]),
    );
    const tokens = tokensGivenBy(atFirst);
    expect(tokens.length).toBeGreaterThan(0);
    for (const known of [...Object.values(secrets), ...tokens, trackingId]) {
      expect(JSON.stringify(atFirst.exchanges)).toContain(known);
      expect(heard).not.toContain(known);
    }

    // Nor does the first one get what was typed for the second: it is asked for again.
    await first.move(trackingId, { statusCode: 'completed' });
    ({ page } = await startTill({ profile: profileAt(first, atFirst) }));
    await expect(password(page)).toHaveAccessibleDescription(goesTo(atFirst));
    await password(page).fill(secrets.terminalPassword);
    await press(page, 'Save and sign in');
    await expectHeading(page, 'Paid');
    expect(JSON.stringify(atFirst.exchanges)).not.toContain(second.ready.secrets.terminalPassword);
  } finally {
    await Promise.all([atFirst.close(), atSecond.close(), second.stop()]);
  }
});
