import { expect, test } from 'vitest';
import { isUntrusted } from '../../../../src-main/service/transport/untrusted.ts';

test.each([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])('%s is about the certificate', (cause) => expect(isUntrusted(cause)).toBe(true));

test.each(['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET', 'EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'timed out'])(
  '%s may be an outage',
  (cause) => expect(isUntrusted(cause)).toBe(false),
);
