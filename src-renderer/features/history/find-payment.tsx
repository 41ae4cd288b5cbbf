import { useEffect, useEffectEvent, useState } from 'react';
import { localeOf } from '../../../shared/language.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import { readTypedSearch } from '../../../shared/search/read-search.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { withDayRead } from '../../components/form/written-day.ts';
import { Page } from '../../components/layout/page.tsx';
import { useScanReceiver } from '../scanning/use-scan-receiver.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { FoundSalesList } from './found-sales.tsx';
import { PastSalePage } from './past-sale-page.tsx';
import { MAX_SEARCH_LENGTH } from '../../components/form/search-box.tsx';
import { SearchForm, type Typed } from './search-form.tsx';
import { useFind } from './use-find.ts';

interface FindPaymentProps {
  readonly terminal: TerminalView;
  readonly onClose: () => void;
  /** Of a record that a newer version wrote: nothing is done with its sales. */
  readonly onlyRead?: true;
}

const EVERYTHING: Typed = { text: '', from: '', to: '', only: 'all' };

/** Where is that payment? Every sale of this till, found by what people remember of it. */
export function FindPayment({ terminal, onClose, onlyRead }: FindPaymentProps) {
  const { findPayment: messages, language } = useMessages();
  const find = useFind();
  const [typed, setTyped] = useState(EVERYTHING);
  const [faulty, setFaulty] = useState(false);
  const [opened, setOpened] = useState<string>();
  const [comeFrom, setComeFrom] = useState<string>();
  const { currency, locale, timeZone } = terminal;
  const dayLocale = localeOf(language, locale);

  const search = (wanted: Typed) => {
    const { today, yesterday } = messages;
    const meant = readTypedSearch(
      { ...wanted, text: withDayRead(wanted.text, dayLocale) },
      { currency, locale, timeZone, now: Date.now(), today, yesterday },
    );
    setFaulty(!meant);
    setComeFrom(undefined);
    if (meant) find.search({ ...meant, only: wanted.only });
  };
  // The newest sales are there before anything is typed: most questions are about the last few minutes.
  const begin = useEffectEvent(() => find.search({ only: 'all' }));
  useEffect(() => begin(), []);
  useScanReceiver({
    active: opened === undefined,
    take: (code) => {
      const scanned = { ...typed, text: code.slice(0, MAX_SEARCH_LENGTH) };
      setTyped(scanned);
      search(scanned);
      return Promise.resolve();
    },
  });

  if (opened !== undefined) {
    const toList = () => {
      setComeFrom(opened);
      setOpened(undefined);
    };
    return (
      <PastSalePage
        key={opened}
        saleId={opened}
        terminal={terminal}
        onBack={toList}
        onLeave={onlyRead ? undefined : onClose}
      />
    );
  }
  return (
    <Page title={messages.title} onBack={onClose}>
      <SearchForm locale={dayLocale} typed={typed} onChange={setTyped} onSearch={search} />
      {faulty && <Banner kind="warning" alert title={messages.wrongDates} />}
      {find.failure && <FailureBanner failure={find.failure} />}
      {find.found && (
        <FoundSalesList
          found={find.found}
          terminal={terminal}
          searching={find.searching}
          comeFrom={comeFrom}
          onOpen={setOpened}
          onOlder={find.older}
        />
      )}
    </Page>
  );
}
