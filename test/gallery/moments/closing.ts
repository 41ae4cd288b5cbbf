import type { Moments } from './moment.ts';
import { parked, ready, showing, shown } from '../views.ts';
import type { TillView } from '../../../shared/contract/views.ts';

const asked = (view: TillView, payments: number) => ({
  view: { ...view, closing: { payments } },
  act: (page: Parameters<Moments[string]['act']>[0]) => page.getByRole('alertdialog').waitFor(),
});

/** Somebody would close the till's window while payments wait. */
export const closingMoments: Moments = {
  'closing-one': asked(showing({ name: 'waiting', ...shown }), 1),
  'closing-some': asked({ ...ready, sales: parked }, 12),
};
