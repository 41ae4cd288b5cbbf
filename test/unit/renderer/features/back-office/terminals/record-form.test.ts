import { expect, test } from 'vitest';
import {
  locationFaults,
  terminalFaults,
} from '../../../../../../src-renderer/features/back-office/terminals/form/record-form.ts';
import {
  locationInput,
  terminalInput,
} from '../../../../../../src-renderer/features/back-office/terminals/form/record-input.ts';
import { locationValues } from '../../../../../../src-renderer/features/back-office/terminals/form/record-values.ts';
import { serviceFaults } from '../../../../../../src-renderer/features/back-office/terminals/form/service-faults.ts';

const terminal = { name: 'Till 1', tenderSource: 'keep', tenderTypes: ['usdc'] } as const;
const whole = {
  address: '12 Harbour Street',
  address2: '',
  postalCode: '04101',
  city: 'Portland',
  state: 'ME',
  countryCode: 'US',
};
const location = {
  ...terminal,
  ...whole,
  locationBusinessType: 'physical',
  contactEmail: 'a@b.example.test',
  contactPhone: '',
  website: '',
};

test('a name is needed, and tenders of its own are at least one', () => {
  expect(terminalFaults(terminal)).toEqual({});
  expect(terminalFaults({ ...terminal, name: ' ', tenderSource: 'own', tenderTypes: [] })).toEqual({
    name: 'missing',
    tenderTypes: 'no-tender',
  });
  expect(terminalFaults({ ...terminal, name: 'x'.repeat(129) })).toEqual({ name: 'too-long' });
  expect(terminalFaults({ ...terminal, name: 'a\u0007b' })).toEqual({ name: 'unprintable' });
});

test('an address is whole or not there at all', () => {
  const none = { address: '', postalCode: '', city: '', state: '', countryCode: '' };
  expect(locationFaults(location)).toEqual({});
  expect(locationFaults({ ...location, ...none })).toEqual({});
  expect(locationFaults({ ...location, ...none, address2: 'Floor 2' })).toEqual({
    address: 'missing',
    postalCode: 'missing',
    city: 'missing',
    state: 'missing',
    countryCode: 'missing',
  });
  expect(locationFaults({ ...location, countryCode: 'us' })).toEqual({ countryCode: 'not-a-country' });
});

test('a virtual location needs a website, and every website is https', () => {
  expect(locationFaults({ ...location, locationBusinessType: 'virtual' })).toEqual({
    website: 'website-needed',
  });
  expect(locationFaults({ ...location, website: 'http://shop.example.test' })).toEqual({
    website: 'not-a-website',
  });
  expect(locationFaults({ ...location, contactEmail: 'nobody' })).toEqual({ contactEmail: 'not-an-email' });
});

test('tenders that nobody touched are not sent; a list of its own is sent again, and null inherits', () => {
  expect(terminalInput(terminal)).toEqual({ name: 'Till 1' });
  expect(terminalInput({ ...terminal, tenderSource: 'own' })).toEqual({
    name: 'Till 1',
    tenderTypes: ['usdc'],
  });
  expect(terminalInput({ ...terminal, tenderSource: 'inherit' })).toEqual({
    name: 'Till 1',
    tenderTypes: null,
  });
});

test('of a location only what was changed is sent; what was emptied is taken away', () => {
  expect(locationInput(location, location)).toEqual({ name: 'Till 1' });
  expect(locationInput({ ...location, city: 'Bath', contactEmail: '' }, location)).toEqual({
    name: 'Till 1',
    contactEmail: null,
    address: { address: whole.address, city: 'Bath', state: 'ME', countryCode: 'US', postalCode: '04101' },
  });
  const none = { address: '', postalCode: '', city: '', state: '', countryCode: '' };
  expect(locationInput({ ...location, ...none }, location)).toEqual({ name: 'Till 1', address: null });
});

test('a phone number that was pasted from a document is sent as it would be typed', () => {
  const pasted = { ...location, contactPhone: '\u202a(207)\u00a0555\u20130100\u202c' };
  expect(locationFaults(pasted)).toEqual({});
  expect(locationInput(pasted, location)).toEqual({ name: 'Till 1', contactPhone: '(207) 555-0100' });
  expect(locationInput({ ...location, contactPhone: '\u200e' }, pasted)).toMatchObject({
    contactPhone: null,
  });
});

test('the form begins with what the service has', () => {
  const tenders = { state: 'inherited', accepted: ['usdc'], omitted: [], added: [] } as const;
  expect(locationValues({ kind: 'location', id: 'loc_1', tenders })).toMatchObject({
    name: '',
    tenderSource: 'inherit',
    locationBusinessType: 'physical',
    city: '',
  });
});

test('what the service says stands by the field that it names, and the rest above the button', () => {
  const failure = {
    action: 'fix-input',
    code: 'request-rejected',
    fields: [
      { field: 'address.address', fault: 'malformed', said: 'too short' },
      { field: 'address.city', fault: 'malformed', said: 'unknown' },
      { field: 'tenderTypes.0', fault: 'malformed', said: 'must be a string' },
      { field: 'Name', fault: 'malformed', said: 'taken' },
      { field: 'moon', fault: 'malformed', said: 'is unknown' },
    ],
  } as const;
  const { byField, rest } = serviceFaults(failure, Object.keys(location));
  expect(Object.fromEntries(byField)).toEqual({
    address: 'too short',
    city: 'unknown',
    tenderTypes: 'must be a string',
    name: 'taken',
  });
  expect(rest.fields).toEqual([failure.fields[4]]);
});
