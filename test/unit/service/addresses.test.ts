import { describe, expect, it } from 'vitest';
import { isAllowedAddress } from '../../../shared/address.ts';
import { addressOf } from '../../../src-main/service/address-of.ts';

describe('an address', () => {
  it.each(['https://api.example.test', 'https://api.example.test:8443/base', 'https://127.0.0.1'])(
    '%s is allowed anywhere',
    (address) => {
      expect(isAllowedAddress(address, 'production')).toBe(true);
      expect(isAllowedAddress(address, 'sandbox')).toBe(true);
    },
  );

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.9.9.9', 'http://[::1]:3000'])(
    '%s is allowed in the sandbox environment only',
    (address) => {
      expect(isAllowedAddress(address, 'production')).toBe(false);
      expect(isAllowedAddress(address, 'sandbox')).toBe(true);
    },
  );

  it.each([
    'http://api.example.test',
    'http://localhost.example.test',
    'http://127.0.0.1.test',
    'ftp://localhost',
    '',
  ])('%j is allowed nowhere', (address) => expect(isAllowedAddress(address, 'sandbox')).toBe(false));
});

it.each(['https://api.test', 'https://api.test/', 'https://api.test//'])('takes a path behind %s', (base) => {
  expect(addressOf(base, '/Payments/crypto')).toBe('https://api.test/Payments/crypto');
});

it('keeps the path of the base', () => {
  expect(addressOf('https://api.test/v/', '/x?y=1')).toBe('https://api.test/v/x?y=1');
});
