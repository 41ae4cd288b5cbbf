/**
 * What the screens may load: their own files and nothing else. `data:` images are logos on receipts; the QR code is SVG.
 * https://www.electronjs.org/docs/latest/tutorial/security#7-define-a-content-security-policy
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // Text never becomes markup or code, whatever a library does with it: https://web.dev/articles/trusted-types
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  // Neither print() nor any other box of the system, no new window, no download, no lock of the pointer.
  'sandbox allow-scripts allow-same-origin allow-forms',
].join('; ');
