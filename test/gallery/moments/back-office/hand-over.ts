import type {
  HandOverFault,
  HandOverOffer,
  HandOverShown,
} from '../../../../shared/contract/back-office/hand-over.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { NOW, ready } from '../../views.ts';
import { terminal } from '../../../support/records/corner-shop.ts';
import { press, scanAtOnce } from '../moment.ts';
import { atOtherTerminal, openFound, shows } from './terminal-scene.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

const offer: HandOverOffer = {
  storeName: 'Pier Coffee',
  signIns: ['apiKey', 'password'],
  locale: 'en-US',
  carries: [],
  merchant: { id: terminal.merchantId, name: 'Pier Coffee' },
  terminalKind: 'physical',
};
/** Of another merchant, of whom the service says everything but how its store writes amounts and dates. */
const others: HandOverOffer = {
  storeName: 'Ferry Kiosk',
  signIns: ['apiKey'],
  locale: 'en-IE',
  carries: ['tax', 'network'],
  merchant: { id: 'mer_Ferry', name: 'Ferry Kiosk' },
  terminalKind: 'physical',
  currency: 'EUR',
};
const taxed: TerminalView = {
  ...terminal,
  tax: { mode: 'exclusive', rates: [{ id: 'sales', name: 'Sales tax', percent: '8.875' }] },
};
/** Of which the service says nothing. */
const unsaid: HandOverOffer = { storeName: '', signIns: ['apiKey'], locale: 'en-US', carries: [] };
const made: HandOverShown = {
  handOverId: 'a-hand-over',
  code: '7K3M-QX0R-9TDB-41WZ',
  qr: Array.from({ length: 857 }, (_, place) => (place * 7 + 3) % 10).join(''),
  expiresAt: NOW + 3_540_000,
};
const succeeding = (value: unknown): Result<unknown> => ({ ok: true, value });
const failing = (failure: Failure): Result<unknown> => ({ ok: false, failure });
const refusedBy = (handOverFault: HandOverFault, more: Partial<Failure> = {}): Result<unknown> =>
  failing({ action: 'fix-input', code: 'hand-over-refused', handOverFault, ...more });

/** At a terminal of the back office. */
const handing = (
  answers: Readonly<Record<string, Result<unknown>>>,
  act: (page: Hand) => Promise<void> = () => Promise.resolve(),
): Moment =>
  atOtherTerminal({ 'handOver.get': succeeding(offer), ...answers }, async (page) => {
    await openFound(page);
    await press('Hand over to a till')(page);
    await act(page);
  });
const makes = async (page: Hand) => {
  await shows('works once')(page);
  await press('Make the package')(page);
};

/** By a clock that is not the gallery's own it has expired. */
const isMade = (page: Hand) => page.locator('main code, main [role=alert]').first().waitFor();

/** On the first screen of another computer. */
const taking = (
  answers: Readonly<Record<string, Result<unknown>>>,
  act: (page: Hand) => Promise<void>,
): Moment => ({
  view: { ...ready, phase: 'setup' },
  answers: { 'setup.checkHandOver': succeeding({ expiresAt: NOW + 3_540_000 }), ...answers },
  act,
});
const scanned = async (page: Hand) => {
  await page.getByRole('heading', { name: 'Code from a manager' }).waitFor();
  await scanAtOnce(page, made.qr ?? '');
};
const typed = async (page: Hand) => {
  await scanned(page);
  await page.getByRole('textbox', { name: 'Code' }).fill('7k3m-qx0r-9tdb-41wz');
  await press('Start the till')(page);
};
const typedTo = (answer: Result<unknown>): Moment =>
  taking({ 'setup.takeHandOver': answer }, async (page) => {
    await typed(page);
    await page.getByRole('alert').waitFor();
  });

/** A terminal on its way to another computer, there and here. */
export const handOverMoments: Moments = {
  'hand-over': handing({}, shows('works once')),
  'hand-over-password': handing({}, async (page) => {
    await page.getByRole('radio', { name: 'The terminal’s password' }).check();
    await press('Make the package')(page);
    await shows('Enter the password.')(page);
  }),
  'hand-over-made': handing({ 'handOver.make': succeeding(made) }, async (page) => {
    await makes(page);
    await isMade(page);
  }),
  'hand-over-file-only': handing(
    { 'handOver.make': succeeding({ ...made, qr: undefined }) },
    async (page) => {
      await makes(page);
      await isMade(page);
    },
  ),
  'hand-over-expired': handing(
    { 'handOver.make': succeeding({ ...made, expiresAt: NOW - 1_000 }) },
    async (page) => {
      await makes(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'hand-over-withheld': handing(
    {
      'handOver.make': failing({
        action: 'fix-input',
        code: 'secret-missing',
        fields: [{ field: 'apiKey', fault: 'missing' }],
      }),
    },
    async (page) => {
      await makes(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'hand-over-other-merchant': {
    ...handing({ 'handOver.get': succeeding(others) }, shows('belongs to another merchant')),
    view: { ...signedIn, terminal: taxed },
  },
  'hand-over-unsaid': handing({ 'handOver.get': succeeding(unsaid) }, async (page) => {
    await page.getByRole('textbox', { name: 'Merchant ID' }).fill('');
    await press('Make the package')(page);
    await shows('Fill this in.')(page);
  }),
  'hand-over-wrong-locale': handing(
    {
      'handOver.get': succeeding(others),
      'handOver.make': failing({
        action: 'fix-input',
        code: 'profile-invalid',
        fields: [{ field: 'store.locale', fault: 'malformed', expected: 'locale' }],
      }),
    },
    async (page) => {
      await page.getByRole('textbox', { name: 'Language and country' }).fill('english');
      await press('Make the package')(page);
      await shows('a language tag')(page);
    },
  ),
  'take-hand-over': taking({}, press('Use a code')),
  'take-hand-over-read': taking({}, async (page) => {
    await scanned(page);
    await page.getByRole('textbox', { name: 'Code' }).fill('7k3m-qx0r-9tdb');
  }),
  'take-hand-over-damaged': taking({ 'setup.checkHandOver': refusedBy('damaged') }, async (page) => {
    await scanned(page);
    await page.getByRole('alert').waitFor();
  }),
  'take-hand-over-used': taking({ 'setup.checkHandOver': refusedBy('used') }, async (page) => {
    await scanned(page);
    await page.getByRole('alert').waitFor();
  }),
  'take-hand-over-expired': taking({ 'setup.checkHandOver': refusedBy('expired') }, async (page) => {
    await scanned(page);
    await page.getByRole('alert').waitFor();
  }),
  'take-hand-over-mistyped': typedTo(refusedBy('mistyped')),
  'take-hand-over-wrong-code': typedTo(refusedBy('wrong-code')),
  'take-hand-over-other-signer': typedTo(refusedBy('other-signer')),
  'take-hand-over-unknown-signer': typedTo(refusedBy('unknown-signer')),
  'take-hand-over-key-lost': typedTo(refusedBy('key-lost', { action: 'ask-manager' })),
  'take-hand-over-newer': typedTo(
    refusedBy('newer-version', { fields: [{ field: 'store.openingHours', fault: 'unknown-field' }] }),
  ),
};
