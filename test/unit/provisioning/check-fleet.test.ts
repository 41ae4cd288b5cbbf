import { expect, test } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { checkFleet } from '../../../src-main/provisioning/fleet/check-fleet.ts';
import { readFleetCsv } from '../../../src-main/provisioning/fleet/read-fleet-csv.ts';
import { profileOfNewTill } from '../../../src-main/provisioning/profile-of-new-till.ts';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';
import { profileText } from '../../support/records/terminal-profile.ts';
import type { FleetPorts } from '../../../src-main/provisioning/fleet/ports.ts';
import type { TerminalFacts } from '../../../src-main/provisioning/terminal-facts.ts';

const parsed = parseProfile(profileText());
if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
const { profile: own } = parsed;

/** At a location of which the service states this. */
function check(facts: TerminalFacts, columns: string, cells: string, names: readonly string[] = []) {
  const tenders = { state: 'unknown', accepted: [], omitted: [], added: [] } as const;
  const service = {
    location: (id: string) => Promise.resolve(succeeded({ kind: 'location', id, tenders } as const)),
    terminalsOf: () => Promise.resolve(succeeded(names.map((name) => ({ id: `term_${name}`, name })))),
    facts: () => Promise.resolve(succeeded(facts)),
    handsOutKeys: () => Promise.resolve(succeeded(null)),
  } as Partial<FleetPorts['service']> as FleetPorts['service'];
  const { rows, faults } = readFleetCsv(`location,name,${columns}\nloc_1,Café,${cells}`);
  expect(faults).toEqual([]);
  return checkFleet(rows, {
    service,
    own: { terminalId: own.terminalId, training: false },
    profileFaults: (stated, asked) => {
      const written = profileOfNewTill(own, stated, { ...asked, terminalId: 'any', signIn: 'apiKey' });
      const read = parseProfile(JSON.stringify(written));
      return 'faults' in read ? read.faults : [];
    },
  });
}

const line = 2;
const OWN: TerminalFacts = { merchantId: own.merchantId, terminalKind: 'physical', currency: 'USD' };

test.each<[string, TerminalFacts, string, string, object[]]>([
  ['of this merchant nothing more is needed', OWN, 'kind', '', []],
  [
    'another kind or currency than the service states is a slip',
    OWN,
    'kind,currency',
    'virtual,eur',
    [
      { line, column: 'kind', fault: 'stated-otherwise', text: 'virtual' },
      { line, column: 'currency', fault: 'stated-otherwise', text: 'EUR' },
    ],
  ],
  ['the same is none', OWN, 'kind,currency', 'Physical,usd', []],
  [
    'a kind that the service leaves open is asked',
    { merchantId: own.merchantId },
    'kind',
    'mobile',
    [{ line, column: 'kind', fault: 'not-as-expected', expected: 'terminal-kind' }],
  ],
  [
    'of another merchant the store is needed, as far as the service does not state it',
    { merchantId: 'mer_other', terminalKind: 'virtual' },
    'zone',
    'Mars/Olympus',
    [
      { line, column: 'store', fault: 'not-as-expected', expected: 'store-name' },
      { line, column: 'currency', fault: 'not-as-expected', expected: 'currency' },
      { line, column: 'locale', fault: 'not-as-expected', expected: 'locale' },
      { line, column: 'zone', fault: 'not-as-expected', expected: 'time-zone' },
    ],
  ],
  [
    'and with it the till can be made',
    { merchantId: 'mer_other', terminalKind: 'virtual' },
    'store,currency,locale',
    'Quay,EUR,en-IE',
    [],
  ],
])('%s', async (_, facts, columns, cells, faults) => {
  expect(await check(facts, columns, cells)).toEqual(succeeded(faults));
});

test.each([
  ['the same name', 'Café', true],
  ['the same name, its accent written apart', 'Cafe\u0301', true],
  ['another name', 'Cafe', false],
])('a terminal of %s at the location is a name taken: %s', async (_, name, isTaken) => {
  const taken = { line, column: 'name', fault: 'name-taken' };
  expect(await check(OWN, 'kind', '', [name])).toEqual(succeeded(isTaken ? [taken] : []));
});

test('at a back office without a merchant, whose a terminal is must be stated', () => {
  const office = { ...own, merchantId: '' };
  const written = profileOfNewTill(
    office,
    { terminalKind: 'physical' },
    { terminalId: 'a', signIn: 'apiKey' },
  );
  const read = parseProfile(JSON.stringify(written));
  expect('faults' in read && read.faults.map(({ field }) => field)).toContain('merchantId');
});
