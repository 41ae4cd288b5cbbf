import { expect, test } from 'vitest';
import { addressFault } from '../../../../src-main/service/auth/unreachable-address.ts';

test.each([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])('%s is about the certificate', (cause) => expect(addressFault(cause)).toBe('certificate'));

test('an address that nobody has is not waited for', () => expect(addressFault('ENOTFOUND')).toBe('host'));

test.each(['ECONNREFUSED', 'EAI_AGAIN', 'ECONNRESET', 'EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'timed out'])(
  '%s may be an outage',
  (cause) => expect(addressFault(cause)).toBeUndefined(),
);
