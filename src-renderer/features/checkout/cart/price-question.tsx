import type { CartLine } from '../../../../shared/cart/cart.ts';
import type { Article } from '../../../../shared/contract/checkout.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { lineOf } from '../draft/draft.ts';
import { PricePanel } from './price-panel.tsx';
import { UnknownBarcode } from './unknown-barcode.tsx';

/** An article without a price of its own, or the code of none. */
export type Unpriced = { readonly article: Article } | { readonly article?: never; readonly code: string };

interface PriceQuestionProps {
  readonly about: Unpriced;
  /** Of the sale so far. */
  readonly reference: string;
  readonly terminal: TerminalView;
  readonly onLine: (line: CartLine) => void;
  readonly onReference: (reference: string) => void;
  readonly onClose: () => void;
}

/** What something costs that no price is known of: a scan of no article; flowers, a repair, a gift card. */
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
