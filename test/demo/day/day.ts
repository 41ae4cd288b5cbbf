import { expectHeading, shownAddress } from '../../support/electron/cashier.ts';
import { press } from '../../support/electron/till-set-up.ts';
import type { Page } from '@playwright/test';
import type { RunningTill } from '../../support/electron/electron-app.ts';
import type { VirtualPrinter } from '../../support/system/virtual-printer/virtual-printer.ts';
import type { Album } from '../album.ts';

/** What a chapter of the day finds on the counter. */
export interface Day {
  readonly till: RunningTill;
  readonly album: Album;
  readonly printer: VirtualPrinter;
}

export const BO_PIN = '13579';

export const say = (line: string): void => console.log(line);

export async function newSale(page: Page): Promise<void> {
  await press(page, /^New sale/);
  await expectHeading(page, 'New sale');
}

/** The customer pays on the hosted page. */
export const pay = (address: string): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });

export async function payShown(page: Page): Promise<void> {
  await pay(await shownAddress(page));
  await expectHeading(page, 'Paid');
}
