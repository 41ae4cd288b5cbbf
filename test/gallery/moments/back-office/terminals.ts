import { signedIn } from '../../staff.ts';
import {
  access,
  down,
  found,
  location,
  locationRecord,
  merchant,
  open,
  openFound,
  opened,
  partners,
  scene,
  search,
  shows,
  terminalRecord,
  tills,
} from './terminal-scene.ts';
import type { Moments } from '../moment.ts';

/** Terminals in the back office. */
export const terminalsMoments: Moments = {
  terminals: scene({}, shows('3 of 3')),
  'terminals-many': scene({ top: { entries: partners, total: 140, next: 1 } }, shows('3 of 140')),
  'terminals-none': scene({ top: { entries: [], total: 0 } }, shows('The service lists none here.')),
  'terminals-loading': {
    view: signedIn,
    answers: { 'backOffice.get': { ok: true, value: access } },
    act: opened,
  },
  'terminals-not-set-up': scene({ access: { state: 'not-set-up' } }, shows('has no back office')),
  'terminals-no-access': scene(
    { access: { ...access, state: 'secret-missing' } },
    shows('credentials are missing'),
  ),
  'terminals-this-till-only': scene(
    { access: { ...access, scopes: ['terminal'] } },
    shows('These credentials see this till only'),
  ),
  'terminals-refused': scene(
    { top: { action: 'fix-configuration', code: 'not-permitted', traceId: '4bf92f3577b34da6' } },
    shows('It needs credentials of the merchant or partner.'),
  ),
  'terminals-failed': scene({ top: { action: 'try-again', code: 'service-unreachable' } }, (page) =>
    page.getByRole('alert').waitFor(),
  ),
  'terminals-found': scene({}, async (page) => {
    await search(page);
    await shows('Merchants searched: 20 of 64.')(page);
  }),
  'terminals-not-found': scene({ found: { entries: [], merchants: 64, total: 64 } }, async (page) => {
    await search(page);
    await shows('Nothing has this name or ID.')(page);
  }),
  'terminals-search-ended': scene(
    { found: { ...found, merchants: 8, failure: { action: 'try-again', code: 'service-busy' } } },
    async (page) => {
      await search(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'terminals-merchant': scene({ top: { entries: [merchant] }, below: down }, async (page) => {
    await open('Pier Coffee')(page);
    await shows('Disabled')(page);
  }),
  'terminals-location': scene(
    { top: { entries: [location] }, below: { entries: tills, total: 2 }, record: locationRecord },
    async (page) => {
      await open('Pier Coffee, Market Hall')(page);
      await shows('Set for this location')(page);
      await shows('Market till 2')(page);
    },
  ),
  'terminals-terminal': scene({}, async (page) => {
    await openFound(page);
    await shows('Inherited from its location')(page);
  }),
  'terminals-terminal-same': scene(
    { record: { ...terminalRecord, tenders: { ...terminalRecord.tenders, state: 'same' } } },
    async (page) => {
      await openFound(page);
      await shows('The same as its location’s')(page);
    },
  ),
  'terminals-terminal-bare': scene(
    {
      record: {
        kind: 'terminal',
        id: 'term_456',
        tenders: { state: 'unknown', accepted: [], omitted: [], added: [] },
      },
    },
    async (page) => {
      await openFound(page);
      await shows('The service lists none.')(page);
    },
  ),
  'terminals-terminal-failed': scene({ record: { action: 'report', code: 'not-found' } }, async (page) => {
    await openFound(page);
    await page.getByRole('alert').waitFor();
  }),
};
