import type { CountertopApi } from '../shared/contract/api.ts';

declare global {
  interface Window {
    /** Exposed by the preload under `EXPOSED_AS`. */
    readonly countertop: CountertopApi;
  }
}

/** The way to the main process. No other file may touch the exposed object. */
export function exposedApi(): CountertopApi {
  return window.countertop;
}
