import type { UpdateEnd, UpdateUnderWay } from '../../../../shared/contract/updates.ts';
import { signedIn } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { press } from '../moment.ts';
import { look, looked, open } from './this-till-scene.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

/** The gallery's version is the project's own. */
const atVersion = async (page: Hand) => {
  await open(page);
  await page.getByRole('button', { name: 'Look for a new version' }).scrollIntoViewIfNeeded();
};

const versionFound = (found: object, said: RegExp): Moment => ({
  view: signedIn,
  answers: { ...looked(look), 'updates.get': { ok: true, value: { version: '1.2.0', ...found } } },
  act: async (page) => {
    await atVersion(page);
    await press('Look for a new version')(page);
    await page.getByText(said).waitFor();
    await page.getByText(said).scrollIntoViewIfNeeded();
  },
});

const update = (underWay: UpdateUnderWay | undefined, last?: UpdateEnd): Moment => ({
  view: { ...signedIn, update: { ...(underWay && { underWay }), ...(last && { last }) } },
  answers: looked(look),
  act: atVersion,
});

/** The version of this till, and the one that it may become. */
export const thisTillVersionMoments: Moments = {
  'this-till-version': { view: signedIn, answers: looked(look), act: atVersion },
  'this-till-version-fits': versionFound(
    { result: 'fits', newer: '1.3.0', figures: 12_480 },
    /may be installed/,
  ),
  'this-till-version-differs': versionFound(
    {
      result: 'differs',
      newer: '1.3.0',
      differences: 3,
      named: [
        '{"sale":"01JB8V0Q4ZK3","number":1042,"reference":"order-1042","currency":"USD","amount":1250,"standing":"overpaid","gross":1250}',
        '{"shift":12,"currency":"USD","standing":"overpaid","count":1,"minor":1250}',
      ],
    },
    /Do not install/,
  ),
  'this-till-version-not-tried': versionFound(
    {
      result: 'not-tried',
      newer: '1.3.0',
      detail: 'its process ended with code 3',
    },
    /could not be tried/,
  ),
  'this-till-version-newest': versionFound({ result: 'newest' }, /the newest version/),
  'this-till-update-loading': update(
    { version: '1.3.0', state: 'loading', percent: 42 },
    { came: 'installed', version: '1.2.0', at: NOW - 86_400_000, from: '1.1.4' },
  ),
  'this-till-update-ready': update({ version: '1.3.0', state: 'ready' }),
  'this-till-update-by-hand': update({
    version: '1.3.0',
    state: 'ready',
    file: '/home/till/.config/Countertop/updates/countertop-1.3.0-amd64.deb',
  }),
  'this-till-update-not-loaded': update({ version: '1.3.0', state: 'not-loaded', why: 'other-bytes' }),
  'this-till-update-refused': update(undefined, {
    came: 'refused',
    version: '1.3.0',
    at: NOW - 86_400_000,
    differences: 3,
  }),
  'this-till-update-returned': update(undefined, {
    came: 'returned',
    version: '1.3.0',
    at: NOW - 86_400_000,
    why: 'silent',
  }),
};
