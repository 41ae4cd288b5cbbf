import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { RunningTill } from './electron-app.ts';

/** The customer's window, once it is there. */
export async function customerPage({ app }: RunningTill): Promise<Page> {
  const found = () => app.windows().find((page) => page.url().endsWith('/customer.html'));
  await expect.poll(() => found() !== undefined).toBe(true);
  const page = found();
  if (!page) throw new Error('the customer’s window is gone again');
  return page;
}
