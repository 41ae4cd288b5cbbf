import { X509Certificate } from 'node:crypto';

const ONE_CERTIFICATE = /^\s*-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*$/;

/** Whether a text is the certificate of one authority, in PEM: not a server's, not a chain, and never with a key. */
export function isAuthority(text: string): boolean {
  if (!ONE_CERTIFICATE.test(text)) return false;
  try {
    return new X509Certificate(text).ca;
  } catch {
    return false; // Node throws where it is no certificate
  }
}
