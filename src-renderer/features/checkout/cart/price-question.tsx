import type { CartLine } from '../../../../shared/cart/cart.ts';
import type { Article } from '../../../../shared/contract/checkout.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { lineOf } from '../draft/draft.ts';
import { PricePanel } from './price-panel.tsx';
import { UnknownBarcode } from './unknown-barcode.tsx';

/** An article without a price, or a code that no article has. */
export type Unpriced = { readonly article: Article } | { readonly article?: never; readonly code: string };

interface PriceQuestionProps {
  readonly about: Unpriced;
  /** The sale's reference so far. */
  readonly reference: string;
  readonly terminal: TerminalView;
  readonly onLine: (line: CartLine) => void;
  readonly onReference: (reference: string) => void;
  readonly onClose: () => void;
}

/** Asks for the price of an article that has none, or of an unknown barcode. */
export function PriceQuestion({ about, reference, onReference, ...question }: PriceQuestionProps) {
  const messages = useMessages().grid;
  const { terminal, onLine, onClose } = question;
  const { article } = about;
  if (article === undefined)
    return (
      <UnknownBarcode
        key={about.code}
        code={about.code}
        reference={reference}
        onReference={onReference}
        {...question}
      />
    );
  return (
    <PricePanel
      title={article.name}
      doneLabel={messages.leaveOut}
      terminal={terminal}
      onPrice={(minor) => onLine(lineOf(article, minor))}
      onClose={onClose}
    >
      <p>{messages.typePrice}</p>
    </PricePanel>
  );
}
