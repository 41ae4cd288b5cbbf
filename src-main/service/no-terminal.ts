import { failed, succeeded } from '../../shared/failure.ts';
import { onAbort } from '../../shared/time/on-abort.ts';
import type { Failure } from '../../shared/failure.ts';
import type { ServiceConnection } from './connect.ts';

const NO_TERMINAL: Failure = { action: 'fix-input', code: 'command-refused' };

/** In the place of a terminal's connection where none is at work: it sends nothing, and refuses whatever would need one. */
export function noTerminal(): ServiceConnection {
  const refused = () => Promise.resolve(failed(NO_TERMINAL));
  const notFound = () => Promise.resolve({ kind: 'failed', failure: NO_TERMINAL } as const);
  return {
    gateway: {
      createPayment: () => Promise.resolve({ kind: 'rejected', failure: NO_TERMINAL }),
      readTracking: notFound,
      findByReference: notFound,
      paymentsBetween: notFound,
      serviceTime: () => undefined,
      answers: () => true,
      readsPerMinute: () => 0,
    },
    requestQuote: refused,
    announceTransaction: refused,
    readTenders: refused,
    paidWith: refused,
    tenderOf: refused,
    // There is nobody to sign in as, and so nothing to try again.
    signIn: () => Promise.resolve(succeeded(null)),
    useSecrets: () => undefined,
    checkHistoryKey: refused,
    vitals: () => ({ readsLeft: 0, writesLeft: 0, lastGood: {} }),
    keepAsking: (signal) => new Promise((resolve) => void onAbort(signal, resolve)),
    askNow: () => undefined,
    close: () => Promise.resolve(),
  };
}
