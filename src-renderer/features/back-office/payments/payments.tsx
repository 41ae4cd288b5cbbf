import { useEffect, useEffectEvent, useState } from 'react';
import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { StaffView } from '../../../../shared/contract/staff-view.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { TenderView } from '../../../../shared/contract/views.ts';
import { localeOf } from '../../../../shared/language.ts';
import { readTypedSearch } from '../../../../shared/search/read-search.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useScanReceiver } from '../../scanning/use-scan-receiver.ts';
import { firstScope } from '../credentials/first-scope.ts';
import { useAccess } from '../credentials/use-access.ts';
import { FoundPaymentsList } from './found-payments.tsx';
import { PaymentPage, type SettlementPageOf } from './payment-page.tsx';
import { ServiceAskedNote } from './service-asked-note.tsx';
import { UnreadNote } from './unread-note.tsx';
import { withDayRead } from '../../../components/form/written-day.ts';
import { MAX_SEARCH_LENGTH } from '../../../components/form/search-box.tsx';
import { PaymentsForm } from './payments-form.tsx';
import { canBeSorted, type Typed } from './typed-search.ts';
import { useFindPayments } from './use-find-payments.ts';

interface PaymentsProps {
  readonly terminal: TerminalView;
  readonly tenders: readonly TenderView[];
  readonly staff: StaffView;
  readonly settlementPage: SettlementPageOf;
  readonly onBack: () => void;
  /** Opens the checkout, which shows the sale. */
  readonly onSale: () => void;
}

const EVERYTHING: Omit<Typed, 'scope'> = {
  text: '',
  from: '',
  to: '',
  status: '',
  tender: '',
  cashierId: '',
  place: '',
  order: 'newest',
};

/** All payments of this till's ledger and of the service's history, with a search. */
export function Payments({ terminal, tenders, staff, settlementPage, onBack, onSale }: PaymentsProps) {
  const { backOffice, findPayment, language } = useMessages();
  const { access } = useAccess();
  const find = useFindPayments();
  const [typed, setTyped] = useState<Typed>({ ...EVERYTHING, scope: firstScope(terminal) });
  const [faulty, setFaulty] = useState(false);
  const [opened, setOpened] = useState<PaymentRow>();
  const [comeFrom, setComeFrom] = useState<string>();
  const { currency, locale, timeZone } = terminal;
  const dayLocale = localeOf(language, locale);

  const search = (wanted: Typed) => {
    const { scope, status, tender, cashierId } = wanted;
    const order = canBeSorted(wanted) ? wanted.order : 'newest';
    const place = scope === 'terminal' ? '' : wanted.place.trim();
    const { today, yesterday } = findPayment;
    const meant = readTypedSearch(
      { ...wanted, text: withDayRead(wanted.text, dayLocale) },
      { currency, locale, timeZone, now: Date.now(), today, yesterday },
    );
    setFaulty(!meant);
    if (!meant) return;
    find.search({
      scope,
      ...meant,
      ...(status !== '' && { status }),
      ...(tender !== '' && { tender }),
      ...(cashierId !== '' && { cashierId }),
      ...(place !== '' && { place }),
      ...(order !== 'newest' && { order }),
    });
  };
  const scopes: readonly HistoryScope[] = access?.state === 'ready' ? access.scopes : [];
  const begin = useEffectEvent(() => find.search({ scope: firstScope(terminal) }));
  useEffect(() => begin(), []);
  const searchFor = (text: string, those: Typed) => {
    const next = { ...those, text: text.slice(0, MAX_SEARCH_LENGTH) };
    setTyped(next);
    search(next);
  };
  useScanReceiver({
    active: opened === undefined,
    take: (code) => {
      searchFor(code, typed);
      return Promise.resolve();
    },
  });

  if (opened) {
    const toList = () => {
      setComeFrom(opened.key);
      setOpened(undefined);
    };
    return (
      <PaymentPage
        key={opened.key}
        row={opened}
        terminal={terminal}
        settlementPage={settlementPage}
        onCustomer={(customerId) => {
          setOpened(undefined);
          searchFor(customerId, { ...EVERYTHING, scope: typed.scope });
        }}
        onBack={toList}
        onSale={onSale}
      />
    );
  }
  return (
    <Page title={backOffice.entries.payments.name} onBack={onBack}>
      <PaymentsForm
        typed={typed}
        locale={dayLocale}
        scopes={scopes}
        tenders={tenders}
        cashiers={staff.cashiers}
        onChange={setTyped}
        onSearch={search}
      />
      {faulty && <Banner kind="warning" alert title={findPayment.wrongDates} />}
      {find.failure && <OfficeFailure failure={find.failure} onAgain={find.again} />}
      {find.found && <ServiceAskedNote asked={find.found.service} onAgain={find.again} />}
      <UnreadNote unread={find.found?.unread} terminal={terminal} />
      {find.found ? (
        <FoundPaymentsList
          found={find.found}
          terminal={terminal}
          scopes={scopes}
          wanted={find.wanted}
          searching={find.searching}
          comeFrom={comeFrom}
          onOpen={setOpened}
          onOlder={find.older}
        />
      ) : (
        !find.failure && <p role="status">{findPayment.searching}</p>
      )}
    </Page>
  );
}
