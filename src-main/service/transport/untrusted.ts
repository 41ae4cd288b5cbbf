/** Codes by which Node and OpenSSL say that a server's certificate is not trusted (nodejs.org, "X509 certificate error codes"). */
const UNTRUSTED = /CERT|UNABLE_TO_|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED/;

/** Whether an exchange ended because of the certificate: no outage, which would pass by itself. */
export function isUntrusted(cause: string): boolean {
  return UNTRUSTED.test(cause);
}
