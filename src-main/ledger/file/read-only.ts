import { pathToFileURL } from 'node:url';

/** The address for reading only: closing a writing connection would fold the write-ahead log into a damaged file. */
export function readOnly(database: string): string {
  return `${pathToFileURL(database).href}?mode=ro`;
}
