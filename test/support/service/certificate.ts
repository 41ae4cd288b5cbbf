import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** A key pair with its X.509 certificate (RFC 5280), made for one test and good for an hour. */
export interface Certified {
  readonly name: string;
  readonly key: KeyObject;
  /** PEM. */
  readonly certificate: string;
}

const HOUR_MS = 60 * 60_000;

/** An authority that signs itself. */
export function testAuthority(name: string): Certified {
  return certified(name, undefined, extension('551d13', sequence(TRUE), true));
}

/** A server's certificate for `host`, signed by `authority`, or by itself. */
export function serverCertificate(host: string, authority?: Certified): Certified {
  const dnsName = der(0x82, Buffer.from(host));
  return certified(host, authority, extension('551d11', sequence(dnsName)));
}

function certified(name: string, issuer: Certified | undefined, extensions: Buffer): Certified {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    distinguishedName(issuer?.name ?? name),
    sequence(utcTime(Date.now() - HOUR_MS), utcTime(Date.now() + HOUR_MS)),
    distinguishedName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extensions)),
  );
  const signature = sign('sha256', toBeSigned, issuer?.key ?? privateKey);
  const whole = sequence(toBeSigned, ECDSA_WITH_SHA256, der(0x03, Buffer.of(0), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  const certificate = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  return { name, key: privateKey, certificate };
}

/** Tag, length, content: the distinguished encoding rules of ASN.1. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const long = body.length > 255 ? [0x82, body.length >> 8, body.length & 0xff] : [0x81, body.length];
  return Buffer.concat([Buffer.of(tag, ...(body.length < 128 ? [body.length] : long)), body]);
}

function sequence(...content: readonly Buffer[]): Buffer {
  return der(0x30, ...content);
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function extension(id: string, value: Buffer, critical = false): Buffer {
  return sequence(objectId(id), ...(critical ? [TRUE] : []), der(0x04, value));
}

function distinguishedName(commonName: string): Buffer {
  return sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(commonName)))));
}

function utcTime(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

const TRUE = der(0x01, Buffer.of(0xff));
const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
