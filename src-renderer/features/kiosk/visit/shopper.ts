import { createContext, useContext, useState } from 'react';
import type { CustomerStore } from '../../../../shared/contract/customer-display.ts';
import type { KioskCommandCalls } from '../../../../shared/contract/kiosk.ts';
import { failed, type Failure, type Result } from '../../../../shared/failure.ts';
import type { Language } from '../../../../shared/language.ts';

/** What the steps of a visit share. */
export interface Shopper {
  readonly visit: number;
  readonly store: CustomerStore;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly canPrint: boolean;
  readonly commands: KioskCommandCalls;
  /** Sends a command and answers whether it succeeded. If not, `refusal` says why until the next answer. */
  readonly ask: (command: () => Promise<Result<null>>) => Promise<boolean>;
  readonly refusal: Failure | undefined;
}

export const ShopperContext = createContext<Shopper | undefined>(undefined);

export function useShopper(): Shopper {
  const shopper = useContext(ShopperContext);
  if (shopper === undefined) throw new Error('A step of a visit was drawn outside of ShopperContext.');
  return shopper;
}

const BROKEN: Failure = { action: 'try-again', code: 'internal' };

/** Sends commands of one visit. Never rejects: no answer of main counts as a refusal. */
export function useAsk(): Pick<Shopper, 'ask' | 'refusal'> {
  const [refusal, setRefusal] = useState<Failure>();
  const ask: Shopper['ask'] = async (command) => {
    const answer = await command().catch(() => failed(BROKEN));
    setRefusal(answer.ok ? undefined : answer.failure);
    return answer.ok;
  };
  return { ask, refusal };
}
