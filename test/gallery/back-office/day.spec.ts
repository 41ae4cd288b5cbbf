import { expect } from '@playwright/test';
import type { DaysExplained, Difference } from '../../../shared/contract/back-office/days-explained.ts';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(name: string, till: Till, page: Page, changed?: (value: DaysExplained) => DaysExplained) {
  const { [name]: moment } = moments;
  if (!moment) throw new Error(`no moment ${name}`);
  const answers = moment.answers as Record<string, { ok: true; value: DaysExplained }> | undefined;
  const { 'days.explain': answer } = answers ?? {};
  const given =
    answer && changed
      ? {
          ...moment,
          answers: { ...answers, 'days.explain': { ok: true as const, value: changed(answer.value) } },
        }
      : moment;
  await openScreen(given, till, page);
}

const asked = async (till: Till): Promise<readonly string[]> =>
  (await till.calls())
    .map(({ name }) => name)
    .filter((name) => /^(days\.(explain|stop)|payments\.find)/.test(name));

test('a difference opens its payment, and Back leads to the same day', async ({ till, page }) => {
  await open('day', till, page);
  await till.answer('payments.find', {
    ok: true,
    value: {
      rows: [
        { key: 'w', at: 0, knownBy: 'service', payment: { trackingId: 'trk_14', reference: 'ORDER-9001' } },
      ],
      service: { state: 'asked' },
    },
  });
  await page.getByRole('button', { name: /^ORDER-9001/ }).click();
  await expect(page.getByRole('heading', { name: 'ORDER-9001' })).toBeVisible();
  const [find] = (await till.calls()).filter(({ name }) => name === 'payments.find');
  expect(find?.input).toMatchObject({ search: { scope: 'merchant', text: 'trk_14' } });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'From the till to the bank' })).toBeVisible();
  expect(await asked(till)).toEqual(['days.explain', 'payments.find']);
});

test('of payments with one reference the one of the difference is opened', async ({ till, page }) => {
  const at = Date.UTC(2026, 4, 11, 12);
  const difference: Difference = { kind: 'unsettled', minor: -900, payment: { at, reference: 'TABLE-12' } };
  await open('day', till, page, (value) => ({ ...value, differences: [difference] }));
  const row = (key: string, made: number, terminalName: string) =>
    ({ key, at: made, knownBy: 'other-till', payment: { reference: 'TABLE-12', terminalName } }) as const;
  const rows = [row('later', at + 3_600_000, 'Bar'), row('wanted', at, 'Terrace')];
  await till.answer('payments.find', { ok: true, value: { rows, service: { state: 'asked' } } });
  await page.getByRole('button', { name: /^TABLE-12/ }).click();
  await expect(page.getByRole('heading', { name: 'TABLE-12' })).toBeVisible();
  await expect(page.getByText('Terrace').first()).toBeVisible();
  await expect(page.getByText('Bar', { exact: true })).toBeHidden();
});

test('a payment that cannot be opened says why, where it was pressed', async ({ till, page }) => {
  await open('day', till, page);
  const failure = { action: 'try-again', code: 'service-unreachable' } as const;
  await till.answer('payments.find', { ok: false, failure });
  await page.getByRole('button', { name: /^ORDER-9001/ }).click();
  await expect(page.getByRole('alert')).toBeInViewport();
  await till.answer('payments.find', { ok: true, value: { rows: [], service: { state: 'asked' } } });
  await page.getByRole('button', { name: /^ORDER-9001/ }).click();
  await expect(page.getByText('No payment fits.')).toBeInViewport();
});

test('a payout opens its settlement, and Back leads to the same day', async ({ till, page }) => {
  await open('day', till, page);
  const settlement = { kind: 'settlement', id: 'set_20260511_crypto', payoutId: 'pyt_20260511' } as const;
  const payments = { rows: [], from: 0, until: 1 };
  await till.answer('settlements.get', { ok: true, value: { settlement, batches: [], payments } });
  await page.getByRole('button', { name: 'Open the settlement: set_20260511_crypto' }).click();
  await expect(page.getByRole('heading', { name: 'Settlement', exact: true })).toBeVisible();
  const [look] = (await till.calls()).filter(({ name }) => name === 'settlements.get');
  expect(look?.input).toEqual({ kind: 'settlement', id: 'set_20260511_crypto' });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'From the till to the bank' })).toBeVisible();
  expect(await asked(till)).toEqual(['days.explain']);
});

test('a reading is stopped by its button, by other days, and by leaving the page', async ({ till, page }) => {
  await open('day-reading', till, page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped: nothing was compared.')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('radio', { name: 'Today' }).check({ force: true });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible();
  const order = await asked(till);
  expect(order.filter((name) => name === 'days.explain')).toHaveLength(3);
  expect(order.at(-1)).toBe('days.stop');
});

test('how a reading goes on is asked until it is stopped, and no longer', async ({ till, page }) => {
  const looks = async () => (await till.calls()).filter(({ name }) => name === 'days.progress').length;
  await open('day-reading', till, page);
  await page.clock.runFor(5_000);
  expect(await looks()).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped: nothing was compared.')).toBeVisible();
  const before = await looks();
  await page.clock.runFor(5_000);
  expect(await looks()).toBe(before);
});

test('more than a month is not asked for', async ({ till, page }) => {
  await open('day', till, page);
  await page.getByRole('radio', { name: 'From – to' }).check({ force: true });
  await page.getByRole('textbox', { name: 'From' }).fill('04/01/2026');
  await page.getByRole('textbox', { name: 'To' }).fill('05/02/2026');
  await page.getByRole('textbox', { name: 'To' }).blur();
  await expect(page.getByText('Choose at most 31 days.')).toBeVisible();
  expect(await asked(till)).toEqual(['days.explain', 'days.stop']);
});

test('ten thousand differences of one kind are drawn as far as they are in sight', async ({ till, page }) => {
  const many = Array.from({ length: 10_000 }, (_, index): Difference => {
    return {
      kind: 'unsettled',
      minor: -100,
      payment: { at: index, reference: `R-${index}`, trackingId: `t${index}` },
    };
  });
  await open('day', till, page, (value) => ({ ...value, differences: many, payouts: [] }));
  await expect(page.getByRole('button', { name: /^R-/ })).toHaveCount(5);
  await page.getByRole('button', { name: 'Show all 10000' }).click();
  await expect(page.getByRole('button', { name: /^R-5\b/ })).toBeVisible();
  expect(await page.getByRole('button', { name: /^R-/ }).count()).toBeLessThan(60);
});

test('what was saved of another comparison is not said of this one', async ({ till, page }) => {
  const { day: moment } = moments;
  if (!moment) throw new Error('no moment');
  const saved = (fileName: string) => ({
    ...moment.view,
    exportTask: { kind: 'day-pdf' as const, end: { result: 'saved' as const, fileName } },
  });
  await openScreen({ ...moment, view: saved('monday.pdf') }, till, page);
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
  await expect(page.getByText('Saved as')).toBeHidden();
  await till.push({ ...moment.view, exportTask: { kind: 'day-pdf' } });
  await till.push(saved('tuesday.pdf'));
  await expect(page.getByText('Saved as tuesday.pdf.')).toBeVisible();
});
