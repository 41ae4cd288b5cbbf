import type { KioskApi } from '../../../shared/contract/kiosk.ts';

declare global {
  interface Window {
    /** Exposed by the kiosk's preload under `KIOSK_EXPOSED_AS`. */
    readonly countertopKiosk: KioskApi;
  }
}

/** The kiosk's way to the main process. No other file may touch the exposed object. */
export function exposedKioskApi(): KioskApi {
  return window.countertopKiosk;
}
