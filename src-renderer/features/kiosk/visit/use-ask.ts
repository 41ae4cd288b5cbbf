import { useState } from 'react';
import { failed, type Failure } from '../../../../shared/failure.ts';
import type { Shopper } from './shopper.ts';

const BROKEN: Failure = { action: 'try-again', code: 'internal' };

/** Sends commands of one visit. Never rejects: where main does not answer, that is a refusal like any other. */
export function useAsk(): Pick<Shopper, 'ask' | 'refusal'> {
  const [refusal, setRefusal] = useState<Failure>();
  const ask: Shopper['ask'] = async (command) => {
    const answer = await command().catch(() => failed(BROKEN));
    setRefusal(answer.ok ? undefined : answer.failure);
    return answer.ok;
  };
  return { ask, refusal };
}
