import { expect, test } from 'vitest';
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
