import { useState } from 'react';
import type { JournalLine } from '../../../../shared/contract/journal.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { exactTime } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { PastSalePage } from '../../history/past-sale-page.tsx';
import { journalMessages, personMessage } from './journal-messages.ts';

interface JournalDetailProps {
  readonly entry: JournalLine;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
  /** Opens the checkout, which shows the sale. */
  readonly onSale: () => void;
}

/** One entry of the journal, and the way to its sale. */
export function JournalDetail({ entry, terminal, onBack, onSale }: JournalDetailProps) {
  const messages = useMessages();
  const { journal, findPayment, backOffice, language } = messages;
  const [isSaleOpen, setSaleOpen] = useState(false);
  const { at, sale, fact } = entry;
  if (isSaleOpen && sale)
    return (
      <PastSalePage saleId={sale.id} terminal={terminal} onBack={() => setSaleOpen(false)} onLeave={onSale} />
    );
  const { line, details } = journalMessages(fact, terminal.locale, messages);
  const person = personMessage(entry, messages);
  const record = fact.name === 'service-record-changed' ? fact.record : '';
  return (
    <Page title={backOffice.entries.journal.name} onBack={onBack}>
      <h2>{line}</h2>
      <Facts
        facts={[
          { name: journal.when, value: exactTime(at, language, terminal) },
          ...(person === undefined ? [] : [{ name: journal.person, value: person }]),
          ...details.map((value) => ({ name: journal.details, value })),
          ...(record === '' ? [] : [{ name: journal.record, value: record }]),
        ]}
      />
      {sale?.number !== undefined && (
        <Button kind="secondary" onPress={() => setSaleOpen(true)}>
          {findPayment.sale({ number: sale.number })}
        </Button>
      )}
    </Page>
  );
}
