/** Puts a path of the specification behind a base address, which may itself have a path. */
export function addressOf(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}${path}`;
}
