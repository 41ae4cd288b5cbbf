import { expect } from '@playwright/test';
import { test } from './kiosk-page.ts';
import { choosingGoods, kioskStates } from './kiosk-states.ts';
import { NOW } from '../views.ts';
import type { KioskStage, KioskView } from '../../../shared/contract/kiosk.ts';

const state = (name: string): KioskView => {
  const view = kioskStates[`kiosk-${name}`];
  if (!view) throw new Error(`the kiosk has no state ${name}`);
  return view;
};
const nextVisit = (stage: KioskStage): KioskView => ({ ...choosingGoods, visit: 4, stage });

test('a visit begins in the language that is touched', async ({ kiosk, page }) => {
  await kiosk.open(state('attract'));
  await page.getByRole('button', { name: 'Touch to start' }).click();
  await page.getByRole('button', { name: '日本語' }).click();
  expect(await kiosk.asked()).toEqual([
    { name: 'kiosk.start', input: { language: 'en' } },
    { name: 'kiosk.start', input: { language: 'ja' } },
  ]);
});

test('the language changes at every step, and the screen with it', async ({ kiosk, page }) => {
  await kiosk.open(choosingGoods);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await kiosk.asked()).toEqual([{ name: 'kiosk.speak', input: { visit: 3, language: 'ar' } }]);
  await kiosk.push({ ...choosingGoods, language: 'ar' });
  await expect(page.getByRole('heading', { name: 'ماذا تريد؟' })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a name of another script is cut at its own end, and stands where the language begins', async ({
  kiosk,
  page,
}) => {
  await kiosk.open({ ...choosingGoods, language: 'ar' });
  const names = page.locator('[data-may-shorten]').filter({ hasText: /Freshly pressed orange|Espresso/ });
  // Of each one among the goods, and one in the order.
  await expect(names).toHaveCount(4);
  const stand = await names.evaluateAll((all) =>
    all.map((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      const toTheRight = name.getBoundingClientRect().right - text.getBoundingClientRect().right;
      return { cutAt: getComputedStyle(name).direction, isRight: toTheRight < 2 };
    }),
  );
  expect(stand).toEqual(stand.map(() => ({ cutAt: 'ltr', isRight: true })));
});

test('articles are added, counted and taken away, and paid for', async ({ kiosk, page }) => {
  await kiosk.open(choosingGoods);
  await page.getByRole('button', { name: /^Flat white/ }).click();
  const order = page.getByRole('region', { name: 'Your order' });
  await order.getByRole('button', { name: 'One more: Espresso' }).click();
  await order.getByRole('button', { name: 'One less: Espresso' }).click();
  await order.getByRole('button', { name: 'Remove: Sparkling water' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const flatWhite = {
    name: 'Flat white',
    unitMinor: 420,
    category: 'Drinks',
    colour: 'brown',
    picture: 'flat-white.png',
  };
  expect(await kiosk.asked()).toEqual([
    { name: 'kiosk.add', input: { visit: 3, article: flatWhite } },
    { name: 'kiosk.setQuantity', input: { visit: 3, line: 0, quantity: 3 } },
    { name: 'kiosk.setQuantity', input: { visit: 3, line: 0, quantity: 1 } },
    { name: 'kiosk.setQuantity', input: { visit: 3, line: 2, quantity: 0 } },
    { name: 'kiosk.pay', input: { visit: 3 } },
  ]);
});

test('a double press on Remove takes one article away, not the one that moves up, too', async ({
  kiosk,
  page,
}) => {
  await kiosk.open(choosingGoods);
  await page.getByRole('button', { name: 'Remove: Sparkling water' }).dblclick();
  await page.getByRole('button', { name: 'One more: Espresso' }).dblclick();
  expect(await kiosk.asked()).toEqual([
    { name: 'kiosk.setQuantity', input: { visit: 3, line: 2, quantity: 0 } },
    { name: 'kiosk.setQuantity', input: { visit: 3, line: 0, quantity: 3 } },
    { name: 'kiosk.setQuantity', input: { visit: 3, line: 0, quantity: 3 } },
  ]);
});

test('a double press on One less that takes the last one of an article away takes none of the line that moves up', async ({
  kiosk,
  page,
}) => {
  const { stage } = choosingGoods;
  if (stage.name !== 'choosing') throw new Error('no order');
  const [espresso, ...others] = stage.cart.lines;
  if (!espresso) throw new Error('no lines');
  const shown = (lines: typeof others): KioskView => ({
    ...choosingGoods,
    stage: { ...stage, cart: { ...stage.cart, lines } },
  });
  await kiosk.open(
    shown([{ ...espresso, quantity: 1 }, ...others.map((line) => ({ ...line, quantity: 3 }))]),
  );
  const oneLess = page.getByRole('button', { name: /^One less/ });
  const box = await oneLess.first().boundingBox();
  if (!box) throw new Error('no button');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await kiosk.push(shown(others.map((line) => ({ ...line, quantity: 3 }))));
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const first = { name: 'kiosk.setQuantity', input: { visit: 3, line: espresso.id, quantity: 0 } };
  expect(await kiosk.asked()).toEqual([first]);
  // A press of its own counts, and so does each further one of the same line.
  await oneLess.first().dblclick();
  expect(await kiosk.asked()).toHaveLength(3);
});

test('what is refused is said, until something is done', async ({ kiosk, page }) => {
  await kiosk.open(choosingGoods);
  const alert = page.getByRole('alert');
  await kiosk.answer('kiosk.add', { ok: false, failure: { action: 'fix-input', code: 'not-found' } });
  await page.getByRole('button', { name: /^Lemonade/ }).click();
  await expect(alert).toHaveText('This article has just changed. Please choose again.');
  const minimum = { minor: 5_000, currency: 'USD' };
  await kiosk.answer('kiosk.pay', {
    ok: false,
    failure: { action: 'fix-input', code: 'amount-invalid', minimum },
  });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(alert).toHaveText('The least that can be paid is $50.00.');
  await page.getByRole('button', { name: 'One more: Espresso' }).click();
  await expect(alert).toHaveCount(0);
});

test('an amount is typed by keys or by touch, no more than the kiosk takes', async ({ kiosk, page }) => {
  await kiosk.open(state('amount'));
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeDisabled();
  await page.keyboard.type('12');
  for (const key of ['3', '4', '6', 'Backspace', '00', '5'])
    await page.getByRole('button', { name: key, exact: true }).click();
  await expect(page.getByText('$123.45')).toBeVisible();
  await page.keyboard.press('9');
  await expect(page.getByText('$123.45')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect.poll(kiosk.asked).toEqual([
    { name: 'kiosk.setAmount', input: { visit: 3, amountMinor: 12_345 } },
    { name: 'kiosk.pay', input: { visit: 3 } },
  ]);
});

test('the question whether anybody is there counts down, and stays under a finger that says no', async ({
  kiosk,
  page,
}) => {
  await kiosk.open(state('need-time-pay'));
  const question = page.getByRole('dialog', { name: 'Need more time?' });
  await expect(question).toContainText('This payment is cancelled in');
  const no = question.getByRole('button', { name: 'No, I am done' });
  await no.hover();
  await page.mouse.down();
  expect(await kiosk.touches()).toBe(0);
  await page.mouse.up();
  expect(await kiosk.asked()).toEqual([{ name: 'kiosk.leave', input: { visit: 3 } }]);
  await question.getByRole('button', { name: 'Yes, go on' }).click();
  expect(await kiosk.touches()).toBeGreaterThan(0);
  const { needsTime: _, ...answered } = state('need-time-pay');
  await kiosk.push(answered);
  await expect(question).toHaveCount(0);
});

test('the question whether anybody is there stays where an answer is lost', async ({ kiosk, page }) => {
  await kiosk.open(state('need-time'));
  await page.evaluate(() => {
    for (const name of ['kiosk.touch', 'kiosk.leave'])
      Object.defineProperty(window.kioskScript.answers, name, {
        get: () => Promise.reject(new Error('lost')),
      });
  });
  for (const name of ['Yes, go on', 'No, I am done']) await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name: 'Need more time?' })).toBeVisible();
});

test('a touch beside the question, and Escape, say that somebody is there', async ({ kiosk, page }) => {
  await kiosk.open(state('need-time'));
  await page.mouse.click(5, 5);
  expect(await kiosk.touches()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(kiosk.touches).toBe(2);
  expect(await kiosk.asked()).toEqual([]);
});

test('nothing of a visit is left on the page for the next', async ({ kiosk, page }) => {
  await kiosk.open(state('details'));
  await page.getByRole('textbox', { name: 'First name' }).fill('Adelheid');
  await kiosk.push(state('attract'));
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  expect(await page.content()).not.toMatch(/Adelheid|34\.90|Espresso/);
  await kiosk.push({ ...state('details'), visit: 4 });
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');

  await kiosk.push(nextVisit(state('amount').stage));
  await page.keyboard.type('777');
  await expect(page.getByText('$7.77')).toBeVisible();
  await kiosk.push({ ...nextVisit(state('amount').stage), visit: 5 });
  await expect(page.getByText('$0.00')).toBeVisible();
  expect(await page.content()).not.toContain('7.77');
});

test('the second half of a double press does nothing at the step that the first brought', async ({
  kiosk,
  page,
}) => {
  await kiosk.open(state('paid'));
  const done = page.getByRole('button', { name: 'Done' });
  const { x = 0, y = 0 } = (await done.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await kiosk.push(state('not-paid'));
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await kiosk.asked()).toEqual([{ name: 'kiosk.leave', input: { visit: 3 } }]);
});

test('an end says when the screen closes by itself', async ({ kiosk, page }) => {
  await kiosk.open({
    ...state('paid'),
    stage: { ...state('paid').stage, until: NOW + 90_000 } as KioskStage,
  });
  await expect(page.getByText(/^Closes in (8|90)/)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.getByText(/^Closes in [56]\d s$/)).toBeVisible();
});

test('a touch gives an end its whole time, and never a second more', async ({ kiosk, page, till }) => {
  const { stage } = state('paid');
  const endsAfter = (now: number): KioskView => ({
    ...state('paid'),
    stage: { ...stage, until: now + 20_000 } as KioskStage,
  });
  await kiosk.open(endsAfter(NOW));
  await till.stopClock();
  // The seconds are drawn once a second, and a touch falls anywhere between.
  for (let touch = 0; touch < 5; touch += 1) {
    await page.clock.runFor(700);
    await page.evaluate(
      (view) => window.kioskScript.push(view),
      endsAfter(await page.evaluate(() => Date.now())),
    );
    await expect(page.getByText('Closes in 20 s')).toBeVisible();
  }
});

test('a folder of pictures that does not answer is asked for one picture, and for the next once it has', async ({
  kiosk,
  page,
  till,
}) => {
  await kiosk.open(choosingGoods);
  await page.evaluate(() => {
    const slow = new Promise((answer) => {
      addEventListener('late', () => answer({ ok: true, value: null }));
    });
    Object.assign(window.kioskScript.answers, { 'kiosk.attractPicture': slow });
  });
  await kiosk.push(state('attract-pictures'));
  await till.stopClock();
  const asked = () =>
    page.evaluate(
      () => window.kioskScript.calls.filter(({ name }) => name === 'kiosk.attractPicture').length,
    );
  await page.clock.runFor(60_000);
  expect(await asked()).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('late')));
  await page.clock.runFor(17_000);
  expect(await asked()).toBe(3);
});

test('whoever looks through the list of countries is there', async ({ kiosk, page }) => {
  await kiosk.open(state('details'));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: string, ...touchPoints: readonly { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: [...touchPoints] });
  const list = page.getByRole('combobox', { name: 'Country' });
  await list.click();
  const chosen = page.getByRole('option', { name: 'United States', exact: true });
  await expect(chosen).toBeInViewport();
  const { x = 0, y = 0, height = 0 } = (await chosen.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(64);
  const before = await kiosk.touches();
  await page.waitForFunction(
    (since) => performance.now() > since + 1_100,
    await page.evaluate(() => performance.now()),
  );
  await touch('touchStart', { x: x + 40, y });
  for (let step = 1; step <= 8; step++) await touch('touchMove', { x: x + 40, y: y + step * 40 });
  await touch('touchEnd');
  await expect(chosen).not.toBeInViewport();
  expect(await kiosk.touches()).toBe(before + 1);
  await page.getByRole('option').filter({ visible: true }).last().click();
  await expect(list).not.toHaveValue('US');
});

test('of an earlier order that may have been paid after all nobody reads that nothing was paid', async ({
  kiosk,
  page,
}) => {
  const { until } = state('ask-counter').stage as Extract<KioskStage, { name: 'ask-counter' }>;
  await kiosk.open({ ...choosingGoods, stage: { name: 'ask-counter', until } });
  await expect(page.getByText('You have not paid anything.')).toBeVisible();
  await kiosk.push(state('ask-counter'));
  await expect(page.getByText('Do not pay again, and give your order number.')).toBeVisible();
  await expect(page.getByText('You have not paid anything.')).toHaveCount(0);
  await expect(page.locator('[data-part="order-number"]')).toContainText('42');
});
