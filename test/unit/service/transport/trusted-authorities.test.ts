import tls from 'node:tls';
import { afterEach, expect, test, vi } from 'vitest';
import { trustingContext } from '../../../../src-main/service/transport/trusted-authorities.ts';

const read: unknown = Reflect.get(tls, 'getCACertificates');
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(tls, { getCACertificates: read });
});

/** Whom a service is believed to be by, beside the runtime's own, with this way to read the system's store. */
function trusted(getCACertificates: unknown): unknown {
  Object.assign(tls, { getCACertificates });
  const made = vi.spyOn(tls, 'createSecureContext').mockImplementation(() => ({ context: {} }));
  trustingContext(['of the profile']);
  const { ca } = made.mock.lastCall?.[0] ?? {};
  return (ca as string[]).slice(tls.rootCertificates.length);
}

test('those of the system’s store are trusted beside the profile’s', () => {
  const store = vi.fn(() => ['of the system']);
  expect(trusted(store)).toEqual(['of the system', 'of the profile']);
  expect(store).toHaveBeenCalledWith('system');
});

test.each([
  ['a runtime that cannot read it', undefined],
  [
    'a store that cannot be read',
    () => {
      throw new Error('no access');
    },
  ],
])('%s adds nothing', (_, store) => {
  expect(trusted(store)).toEqual(['of the profile']);
});
