import { fromMenu, press } from './moment.ts';
import type { Moment, Moments } from './moment.ts';
import type { Hand } from './hand.ts';
import { parked, ready, showing, shown, training, unreachable } from '../views.ts';
import type { TillView } from '../../../shared/contract/views.ts';

const practised = (view: TillView): Moment => ({
  view: { ...view, ...(training.terminal && { terminal: training.terminal }) },
  act: (page) => page.getByRole('region', { name: 'Simulate' }).waitFor(),
});

const askToEnter = async (page: Hand) => {
  await fromMenu('Set-up')(page);
  await press('Use training mode')(page);
  await page.getByRole('alertdialog').waitFor();
};

const openPractice = async (page: Hand) => {
  await press('Menu')(page);
  await page.getByRole('button', { name: /^Practice/ }).click();
  await page.getByRole('listitem').first().waitFor();
};

/** The first choice each time: some of them are right. */
const answerAll = async (page: Hand) => {
  await openPractice(page);
  for (let number = 1; number <= 10; number++) {
    await page.getByText(`${number} of 10`).waitFor();
    await page.getByRole('listitem').first().getByRole('button').click();
    await press(number < 10 ? 'Next' : 'See the score')(page);
  }
  await page.getByRole('button', { name: 'Again' }).waitFor();
};

/** Whoever practises has the customer's part as well. */
export const trainingMoments: Moments = {
  'menu-training': { view: training, act: press('Menu') },
  'setup-in-training': {
    view: { ...training, setup: { reason: 'first-start', faults: [] } },
    act: fromMenu('Set-up'),
  },
  'training-asked': { view: ready, act: askToEnter },
  'training-asked-open': { view: { ...ready, sales: parked }, act: askToEnter },
  'waiting-training': practised(showing({ name: 'waiting', ...shown })),
  'waiting-training-parked': practised(showing({ name: 'waiting', ...shown }, parked)),
  'seen-training': practised(showing({ name: 'seen', ...shown, paymentCode: 'K7-2291' })),
  'unknown-training': practised(showing({ name: 'waiting', ...shown, stale: unreachable })),
  practice: { view: training, act: openPractice },
  'practice-explained': {
    view: training,
    act: async (page) => {
      await openPractice(page);
      await page.getByRole('listitem').first().getByRole('button').click();
    },
  },
  'practice-score': { view: training, act: answerAll },
};
