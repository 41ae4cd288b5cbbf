import { join, sep } from 'node:path';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
]);

/** The file that an `app:` address names and its media type; nothing for what lies outside `folder` or is of no known type. */
export function appFile(folder: string, address: string): { path: string; type: string } | undefined {
  const pathname = decodedPath(address);
  if (pathname === undefined || pathname.includes('\0')) return undefined;
  const path = join(folder, pathname);
  const type = TYPES.get(/\.[a-z0-9]+$/.exec(path)?.[0] ?? '');
  return type !== undefined && path.startsWith(folder + sep) ? { path, type } : undefined;
}

function decodedPath(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address).pathname);
  } catch {
    return undefined; // not an address, or not decodable: there is no such file
  }
}
