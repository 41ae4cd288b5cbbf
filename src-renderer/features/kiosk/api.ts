import type { KioskApi } from '../../../shared/contract/kiosk.ts';

declare global {
  interface Window {
    /** Exposed by the kiosk's preload under `KIOSK_EXPOSED_AS`. */
    readonly countertopKiosk: KioskApi;
  }
}

/** The kiosk's commands and view. No other file may use the exposed object. */
export function exposedKioskApi(): KioskApi {
  return window.countertopKiosk;
}
