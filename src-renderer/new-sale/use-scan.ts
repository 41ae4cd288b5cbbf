import { useState } from 'react';
import { meaningOfUnknown } from '../scanner/run.ts';
import { call } from '../state/call.ts';
import { useConnection } from '../state/connection.ts';
import type { Draft, DraftEdit } from './draft.ts';
import { lineOf } from './draft.ts';
import type { Scan } from './use-counter-keys.ts';

interface ScanTo {
  readonly draft: Draft;
  /** How many articles a scan may be one of. */
  readonly articles: number;
  readonly edit: (edit: DraftEdit) => void;
  readonly onReference: (reference: string) => void;
  readonly charge: () => void;
}

/** What a scan does to the sale: an article is rung up, anything else is the reference or stays the amount it looks like. */
export function useScan({ draft, articles, edit, onReference, charge }: ScanTo): {
  readonly scan: (scan: Scan) => Promise<void>;
  /** Digits that may be an unknown article or the amount, for as long as nothing else is done. */
  readonly unknown: string | undefined;
} {
  const { commands } = useConnection();
  const [asked, setAsked] = useState<{ readonly code: string; readonly draft: Draft }>();

  const scan = async ({ keys, before }: Scan) => {
    const known =
      articles > 0 ? await call(commands, 'catalogue.byCode', { code: keys.slice(0, 128) }) : undefined;
    if (known?.ok === true && known.value !== null) {
      edit({ type: 'scanned', before, keys, then: { type: 'article', line: lineOf(known.value) } });
      return;
    }
    switch (meaningOfUnknown(keys, before.digits !== '' || before.lines.length > 0)) {
      case 'reference':
        edit({ type: 'scanned', before, keys, then: { type: 'reference', text: keys } });
        onReference(keys);
        return;
      case 'ask':
        setAsked({ code: keys, draft });
        return;
      case 'amount':
        charge();
    }
  };
  return { scan, unknown: asked?.draft === draft ? asked.code : undefined };
}
