import type { Moment, Moments } from './moment.ts';
import { parked, showing, shown, training, unreachable } from '../views.ts';
import type { TillView } from '../../../shared/contract/views.ts';

const practised = (view: TillView): Moment => ({
  view: { ...view, ...(training.terminal && { terminal: training.terminal }) },
  act: (page) => page.getByRole('region', { name: 'Simulate' }).waitFor(),
});

/** Whoever practises has the customer's part as well. */
export const trainingMoments: Moments = {
  'waiting-training': practised(showing({ name: 'waiting', ...shown })),
  'waiting-training-parked': practised(showing({ name: 'waiting', ...shown }, parked)),
  'seen-training': practised(showing({ name: 'seen', ...shown, paymentCode: 'K7-2291' })),
  'unknown-training': practised(showing({ name: 'waiting', ...shown, stale: unreachable })),
};
