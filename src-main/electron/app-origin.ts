/** The screens are served under an origin of their own, so that no file on the disk counts as one of them. */
export const APP_SCHEME = 'app';
const APP_ORIGIN = `${APP_SCHEME}://countertop`;
export const APP_START = `${APP_ORIGIN}/index.html`;

/** Whether an address belongs to the screens. Compared by its parts: a custom scheme has an opaque `origin`. */
export function isAppAddress(address: string): boolean {
  return URL.canParse(address) && `${new URL(address).protocol}//${new URL(address).host}` === APP_ORIGIN;
}
