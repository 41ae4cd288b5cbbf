import { expect, test } from 'vitest';
import { addressParts, hostParts, isPlainAddress } from '../../../shared/address.ts';

test.each([
  ['names somebody before the host', 'https://pay.example.test@evil.test/1'],
  ['names a password', 'https://a:b@pay.example.test/1'],
  ['has a host of another script', 'https://pаy.example.test/1'],
  ['has a host in full width', 'https://ｐay.example.test/1'],
  ['hides a character in its host', 'https://pay\u200b.example.test/1'],
  ['mirrors what follows', 'https://pay.example.test/\u202e1'],
  ['has a soft hyphen', 'https://pay.example.test/\u00ad1'],
  ['has a backslash', 'https://evil.test\\@pay.example.test/1'],
  ['has a blank', 'https://pay.example.test/ 1'],
  ['has no slashes', 'https:pay.example.test/1'],
  ['has one slash', 'https:/pay.example.test/1'],
  ['has three slashes', 'https:///pay.example.test/1'],
  ['spells its host in percent signs', 'https://%65vil.test/1'],
])('an address that %s is not shown', (_what, address) => {
  expect(isPlainAddress(address)).toBe(false);
});

test.each([
  'https://pay.example.test/p/1?x=%20y#z',
  'https://xn--py-7kc.example.test:8443/ü',
  'http://127.0.0.1:8080/a@b',
  'http://[::1]:80/',
])('%s is', (address) => {
  expect(isPlainAddress(address)).toBe(true);
});

test.each([
  ['https://pay.example.test/p/1', 'https://pay.', 'example.test', '/p/1'],
  ['https://bank.example.evil.test:8443/x', 'https://bank.example.', 'evil.test', ':8443/x'],
  ['https://pay.shop.co.uk?x=1', 'https://pay.', 'shop.co.uk', '?x=1'],
  ['https://xn--py-7kc.test/', 'https://', 'xn--py-7kc.test', '/'],
  ['http://127.0.0.1:8080/p', 'http://', '127.0.0.1', ':8080/p'],
  ['http://[::1]:80/', 'http://', '[::1]', ':80/'],
  ['http://localhost/', 'http://', 'localhost', '/'],
])('of %s what somebody registered stands out', (address, before, registered, after) => {
  expect(addressParts(address)).toEqual({ before, registered, after });
});

test.each([
  ['https://pay.example.test/p/1?x=1', 'pay.', 'example.test', ''],
  ['HTTPS://bank.example.evil.test:8443/x', 'bank.example.', 'evil.test', ':8443'],
  ['https://example.test', '', 'example.test', ''],
  ['http://[::1]:80/', '', '[::1]', ':80'],
])('the host of %s alone is a name that can be compared', (address, before, registered, after) => {
  expect(hostParts(address)).toEqual({ before, registered, after });
});
