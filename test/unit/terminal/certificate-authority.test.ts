import { expect, test } from 'vitest';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';
import { serverCertificate, testAuthority } from '../../support/service/certificate.ts';
import { realmProfile } from '../../support/records/terminal-profile.ts';

const authority = testAuthority('Company');
const parse = (certificateAuthorities: unknown) =>
  parseProfile(JSON.stringify({ ...realmProfile, certificateAuthorities }));

test('a profile may name the authorities of its service', () => {
  const named = [authority.certificate, testAuthority('Other').certificate];
  expect(parse(named)).toMatchObject({ profile: { certificateAuthorities: named } });
});

test.each<readonly [string, unknown]>([
  ['a server’s certificate', serverCertificate('api.example.test', authority).certificate],
  ['two certificates in one', authority.certificate + authority.certificate],
  ['a private key', authority.key.export({ type: 'pkcs8', format: 'pem' })],
  ['a file’s name', '/etc/ssl/company.pem'],
  ['a damaged certificate', authority.certificate.replace(/[A-Z]{4}/, 'AAAA')],
  ['nothing', ''],
  ['a number', 7],
])('%s is no authority', (_what, text) => {
  expect(parse([text])).toMatchObject({
    faults: [{ field: 'certificateAuthorities.0', expected: 'certificate-authorities' }],
  });
});

test('more than sixteen are a fault', () => {
  const many = Array.from({ length: 17 }, () => authority.certificate);
  expect(parse(many)).toMatchObject({ faults: [{ field: 'certificateAuthorities', fault: 'too-long' }] });
});
