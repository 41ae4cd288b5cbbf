import { NOW, ready } from '../../views.ts';
import { terminal } from '../../../support/records/corner-shop.ts';
import { unwell } from '../health.ts';
import { press } from '../moment.ts';
import type { TillView } from '../../../../shared/contract/views.ts';
import type { Moments } from '../moment.ts';

/** A computer at which nothing is sold. */
const { connection: _connection, ...around } = ready;
const officeOnly: TillView = {
  ...around,
  session: { state: 'none' },
  tenders: [],
  terminal: { ...terminal, storeName: 'Corner Shops', terminalId: '', backOfficeOnly: true },
};

const firstStart: TillView = { ...ready, phase: 'setup', setup: { reason: 'first-start', faults: [] } };

/** The back office alone, and how it is set up. */
export const officeOnlyMoments: Moments = {
  'office-only': {
    view: officeOnly,
    act: async (page) => {
      await page.getByText('Nothing can be sold at this computer').waitFor();
    },
  },
  'office-only-menu': { view: officeOnly, act: press('Menu') },
  'office-only-health': {
    view: officeOnly,
    answers: {
      'health.get': {
        ok: true,
        value: unwell({
          name: 'back-office',
          result: 'refused',
          state: 'broken',
          lastGood: { history: NOW - 86_400_000 },
          left: { reads: 512, writes: 60 },
        }),
      },
    },
    act: async (page) => {
      await press('Health')(page);
      await page.getByText('The service refuses its credentials').waitFor();
    },
  },
  'setup-office': { view: firstStart, act: press('Set up the back office') },
  'setup-office-refused': {
    view: firstStart,
    answers: {
      'setup.useProfile': {
        ok: false,
        failure: {
          action: 'fix-configuration',
          code: 'profile-invalid',
          fields: [{ field: 'backOffice.merchantId', fault: 'missing', expected: 'merchant-id' }],
        },
      },
    },
    act: async (page) => {
      await press('Set up the back office')(page);
      await page.locator('[name=backOfficeKey]').fill('key');
      await press('Open the back office')(page);
      await page.getByRole('alert').waitFor();
    },
  },
};
