import { expect } from '@playwright/test';
import type { ConnectionView, TillView } from '../../../shared/contract/views.ts';
import { test } from '../till-page.ts';
import { NOW, ready, showing, shown } from '../views.ts';

const offline: ConnectionView = { state: 'offline', since: NOW - 75_000 };
const reconnecting: ConnectionView = { state: 'reconnecting', since: NOW - 4_000 };
const waiting = showing({ name: 'waiting', ...shown });
const on = (view: TillView, connection: ConnectionView): TillView => ({ ...view, connection });

test('every screen says since when the service does not answer, and that it does again', async ({
  till,
  page,
}) => {
  const header = page.getByRole('banner');
  for (const view of [ready, waiting]) {
    await till.open(on(view, offline));
    await expect(header.getByText(/^Offline since \d/)).toBeVisible();
    await till.push(on(view, reconnecting));
    await expect(header.getByText(/^Reconnecting since \d/)).toBeVisible();
    await till.push(on(view, { state: 'online' }));
    await expect(header.getByText('Online', { exact: true })).toBeVisible();
  }
});

test('New sale says before an amount is typed that no code can be made', async ({ till, page }) => {
  const warning = page
    .getByRole('alert')
    .filter({ hasText: /Offline since .+: no payment code can be made/ });
  await till.open(on(ready, offline));
  await expect(warning).toContainText('waits until the till is online again');
  await till.push(on(ready, reconnecting));
  await expect(warning).toHaveCount(0);
});
