import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { StaffView } from '../../../../shared/contract/staff-view.ts';
import type { TenderView } from '../../../../shared/contract/views.ts';
import { SearchBox } from '../../../components/form/search-box.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFilterOptions, useNarrowedTo } from './filter-options.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { SearchFrame } from '../search/search-frame.tsx';
import { statusTyped } from './status-typed.ts';
import type { Typed } from './typed-search.ts';

interface PaymentsFormProps {
  readonly typed: Typed;
  /** Locale in which days are written. */
  readonly locale: string;
  /** The scopes that can be chosen. */
  readonly scopes: readonly HistoryScope[];
  readonly tenders: readonly TenderView[];
  readonly cashiers: StaffView['cashiers'];
  readonly onChange: (typed: Typed) => void;
  /** Called at once for a choice, and on Enter for typed text. */
  readonly onSearch: (typed: Typed) => void;
}

/**
 * The search text, which may be typed or scanned. Scope and filters are folded away, so that the list begins in sight.
 */
export function PaymentsForm(props: PaymentsFormProps) {
  const { typed, locale, scopes, tenders, cashiers, onChange, onSearch } = props;
  const { findPayment } = useMessages();
  const options = useFilterOptions(scopes, tenders, cashiers);
  const narrowedTo = useNarrowedTo(typed, options, locale);
  const pick = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    onChange(next);
    onSearch(next);
  };
  const find = () => {
    const read = typed.status === '' && statusTyped(typed.text, options.statuses, locale);
    if (read) pick(read);
    else onSearch(typed);
  };
  return (
    <SearchFrame
      filters={
        <div>
          <PaymentFilters typed={typed} locale={locale} options={options} onChange={onChange} onPick={pick} />
        </div>
      }
      narrowedTo={narrowedTo}
      onSearch={find}
    >
      <SearchBox
        label={findPayment.search}
        hint={findPayment.hint}
        scanHint={findPayment.scanHint}
        find={findPayment.find}
        value={typed.text}
        onChange={(text) => onChange({ ...typed, text })}
      />
    </SearchFrame>
  );
}
