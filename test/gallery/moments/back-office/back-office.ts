import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import { signedIn, withOwner } from '../../staff.ts';
import { fromMenu, press } from '../moment.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

const access: BackOfficeAccess = {
  state: 'ready',
  credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host: 'api.example.test' },
  scopes: ['terminal', 'merchant', 'partner'],
};
const login: BackOfficeAccess = {
  state: 'secret-missing',
  credential: {
    kind: 'login',
    username: 'back-office@corner-shop.example.test',
    secretsNeeded: ['backOfficePassword', 'backOfficeClientSecret'],
    host: 'id.example.test',
  },
  scopes: ['terminal', 'merchant'],
};

const credentials = (value: BackOfficeAccess, act: (page: Hand) => Promise<void>): Moment => ({
  view: signedIn,
  answers: { 'backOffice.get': { ok: true, value }, 'backOffice.enterSecrets': { ok: true, value: null } },
  act: async (page) => {
    await fromMenu('Back office')(page);
    await press('Credentials')(page);
    await act(page);
  },
});

const typed = async (page: Hand) => {
  await page.getByRole('textbox').first().fill('not-a-real-key');
  await press('Check and keep')(page);
};

/** The back office, for managers, and its credentials. */
export const backOfficeMoments: Moments = {
  'back-office-restored': {
    view: { ...signedIn, notices: [{ code: 'ledger-restored' }] },
    act: async (page) => {
      await fromMenu('Back office')(page);
      await page.getByText('record has been replaced as you chose').waitFor();
    },
  },
  'back-office': {
    view: signedIn,
    act: async (page) => {
      await fromMenu('Back office')(page);
      await page.getByRole('button', { name: 'This till' }).waitFor();
    },
  },
  credentials: credentials(access, (page) => page.getByText('Kept on this computer').waitFor()),
  'credentials-owners-only': {
    ...credentials(access, (page) => page.getByText('Only an owner enters').waitFor()),
    view: withOwner,
  },
  'credentials-missing': credentials(login, (page) => page.getByText('Not entered yet').waitFor()),
  'credentials-needed': credentials(login, async (page) => {
    await press('Check and keep')(page);
    await page.getByText('Needed').first().waitFor();
  }),
  'credentials-accepted': credentials(access, async (page) => {
    await typed(page);
    await page.getByText('The service accepts them').waitFor();
  }),
  'credentials-refused': {
    ...credentials(access, async (page) => {
      await typed(page);
      await page.getByRole('alert').waitFor();
    }),
    answers: {
      'backOffice.get': { ok: true, value: access },
      'backOffice.enterSecrets': {
        ok: false,
        failure: { action: 'sign-in', code: 'sign-in-refused', traceId: '4bf92f3577b34da6' },
      },
    },
  },
  'credentials-not-set-up': credentials({ state: 'not-set-up' }, (page) =>
    page.getByText('This till’s profile has no back office').waitFor(),
  ),
  'credentials-loading': {
    view: signedIn,
    act: async (page) => {
      await fromMenu('Back office')(page);
      await press('Credentials')(page);
      await page.getByText('Looking at what is kept').waitFor();
    },
  },
  'credentials-unread': {
    ...credentials(access, (page) => page.getByRole('button', { name: 'Look again' }).waitFor()),
    answers: {
      'backOffice.get': { ok: false, failure: { action: 'ask-manager', code: 'manager-only' } },
    },
  },
};
