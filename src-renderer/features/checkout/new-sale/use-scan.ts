import { useRef, useState } from 'react';
import type { CartLine } from '../../../../shared/cart/cart.ts';
import { useScanReceiver } from '../../scanning/use-scan-receiver.ts';
import { call } from '../../../state/call.ts';
import type { Unpriced } from '../cart/price-question.tsx';
import { useConnection } from '../../../state/connection.ts';
import { lineOf } from '../draft/draft.ts';
import { LONGEST_WORDS } from '../../../../shared/contract/input-limits.ts';

interface ScanParts {
  /** Whether a scan can be handled now; it waits while a sale is being started or a cart held. */
  readonly ready: boolean;
  /** How many articles the catalogue has. */
  readonly articles: number;
  readonly onLine: (line: CartLine) => void;
}

export interface SaleScan {
  /** An unknown code, or an article without a price, about which a person has to answer. */
  readonly asked: Unpriced | undefined;
  /** Closes the question. */
  readonly settle: () => void;
  /** Whether a code is being looked up. */
  readonly isLooking: () => boolean;
  /** The same at the last render. */
  readonly looking: boolean;
}

/** Handles scans on the New sale screen: each adds an article or becomes a question to the cashier. */
export function useScan({ ready, articles, onLine }: ScanParts): SaleScan {
  const { commands } = useConnection();
  const [looking, setLooking] = useState(false);
  const [asked, setAsked] = useState<Unpriced & { readonly answered: () => void }>();
  // A ref as well, because Enter can follow a scan before the next render.
  const underWay = useRef(false);
  const look = (isUnderWay: boolean) => {
    underWay.current = isUnderWay;
    setLooking(isUnderWay);
  };

  const ask = (about: Unpriced, gone: AbortSignal) =>
    new Promise<void>((resolve) => {
      const answered = () => {
        setAsked(undefined);
        resolve();
      };
      gone.addEventListener('abort', answered, { once: true });
      setAsked({ ...about, answered });
    });
  const take = async (code: string, gone: AbortSignal) => {
    look(true);
    const isCode = code.length <= LONGEST_WORDS;
    const found = articles > 0 && isCode ? await call(commands, 'catalogue.byCode', { code }) : undefined;
    if (gone.aborted) return;
    const article = found?.ok === true ? found.value : null;
    const price = article?.unitMinor;
    if (article && price !== undefined) onLine(lineOf(article, price));
    const answer = price === undefined ? ask(article ? { article } : { code }, gone) : undefined;
    look(false);
    await answer;
  };
  useScanReceiver({ take, ready });

  return {
    asked,
    settle: () => asked?.answered(),
    isLooking: () => underWay.current,
    looking,
  };
}
