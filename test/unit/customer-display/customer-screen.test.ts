import { expect, test } from 'vitest';
import { ada, payer } from '../../support/records/payer.ts';
import { CustomerScreen } from '../../../src-main/customer-display/customer-screen.ts';

function asking(amountMinor = 1_000) {
  let changes = 0;
  const screen = new CustomerScreen(() => (changes += 1));
  screen.stateChanged('shown');
  screen.askTip(amountMinor);
  return { screen, question: screen.view().customerScreen?.tip?.id ?? 0, changes: () => changes };
}

const tipOf = (screen: CustomerScreen) => screen.view().customerScreen?.tip;

test('the tip that the customer chooses stands beside its amount', () => {
  const { screen, question } = asking();
  expect(screen.chooseTip(question, 150)).toMatchObject({ ok: true });
  expect(tipOf(screen)).toEqual({ id: question, amountMinor: 1_000, tipMinor: 150 });
});

test('nobody is asked without a screen', () => {
  const screen = new CustomerScreen(() => undefined);
  expect(screen.askTip(1_000)).toMatchObject({ ok: false });
  screen.stateChanged('unplugged');
  expect(screen.askTip(1_000)).toMatchObject({ ok: false });
  expect(tipOf(screen)).toBeUndefined();
});

test('a late touch answers no later question', () => {
  const { screen, question } = asking();
  screen.endTip();
  screen.askTip(2_000);
  expect(screen.chooseTip(question, 150)).toMatchObject({ ok: false });
  expect(tipOf(screen)).not.toHaveProperty('tipMinor');
});

test('a second touch changes nothing', () => {
  const { screen, question } = asking();
  screen.chooseTip(question, 150);
  expect(screen.chooseTip(question, 900)).toMatchObject({ ok: false });
  expect(tipOf(screen)).toMatchObject({ tipMinor: 150 });
});

test('a tip that makes the amount too long is not taken', () => {
  const { screen, question } = asking(1_000);
  expect(screen.chooseTip(question, 10 ** 12 - 1_000)).toMatchObject({ ok: false });
  expect(screen.chooseTip(question, 10 ** 12 - 1_001)).toMatchObject({ ok: true });
});

test.each(['unplugged', 'closed', undefined] as const)(
  'a screen that is %s takes its question along',
  (state) => {
    const { screen } = asking();
    screen.stateChanged(state);
    screen.stateChanged('shown');
    expect(tipOf(screen)).toBeUndefined();
  },
);

test('a sale that begins leaves no tip for the next customer', () => {
  const { screen, changes } = asking();
  screen.saleBegan();
  expect(screen.view()).toEqual({ customerScreen: { state: 'shown' } });
  const before = changes();
  screen.saleBegan();
  expect(changes()).toBe(before);
});

function askingDetails(needed: boolean) {
  const screen = new CustomerScreen(() => undefined);
  screen.stateChanged('shown');
  screen.askDetails(needed);
  return { screen, question: screen.view().customerScreen?.details?.id ?? 0 };
}

const detailsOf = (screen: CustomerScreen) => screen.view().customerScreen?.details;

test('what the customer says of themselves stands until the cashier’s form has it', () => {
  const { screen, question } = askingDetails(true);
  expect(screen.giveDetails(question, payer)).toMatchObject({ ok: true });
  expect(detailsOf(screen)).toEqual({ id: question, needed: true, payer });
  screen.endDetails();
  expect(screen.view()).toEqual({ customerScreen: { state: 'shown' } });
});

test('details are checked by the form’s rules, and what is wrong is said by field', () => {
  const { screen, question } = askingDetails(true);
  const faulty = { customer: { ...ada, email: 'ada at home', countryCode: 'XX' } };
  expect(screen.giveDetails(question, faulty)).toMatchObject({
    ok: false,
    failure: {
      code: 'customer-details-invalid',
      fields: [{ field: 'customer.email' }, { field: 'customer.countryCode' }],
    },
  });
  expect(detailsOf(screen)).not.toHaveProperty('payer');
});

test('saying nothing is an answer only where the details are not needed', () => {
  const free = askingDetails(false);
  expect(free.screen.giveDetails(free.question, {})).toMatchObject({ ok: true });
  expect(detailsOf(free.screen)).toMatchObject({ payer: {} });
  const needed = askingDetails(true);
  expect(needed.screen.giveDetails(needed.question, {})).toMatchObject({ ok: false });
});

test('details come too late once the question is taken back, asked again or answered', () => {
  const { screen, question } = askingDetails(true);
  screen.endDetails();
  expect(screen.giveDetails(question, payer)).toMatchObject({ ok: false });
  screen.askDetails(true);
  expect(screen.giveDetails(question, payer)).toMatchObject({ ok: false });
  const second = detailsOf(screen)?.id ?? 0;
  expect(screen.giveDetails(second, payer)).toMatchObject({ ok: true });
  expect(screen.giveDetails(second, {})).toMatchObject({ ok: false });
});

test('a screen that goes, and a sale that begins, take the details along', () => {
  const { screen, question } = askingDetails(true);
  screen.giveDetails(question, payer);
  screen.saleBegan();
  expect(detailsOf(screen)).toBeUndefined();
  screen.askDetails(true);
  screen.stateChanged('unplugged');
  expect(screen.askDetails(true)).toMatchObject({ ok: false });
  screen.stateChanged('shown');
  expect(detailsOf(screen)).toBeUndefined();
});
