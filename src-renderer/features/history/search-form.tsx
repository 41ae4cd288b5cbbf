import type { SubmitEvent } from 'react';
import { SALE_FILTERS, type SaleFilter } from '../../../shared/search/sale-search.ts';
import { DayField } from '../../components/form/day-field.tsx';
import { RadioGroup } from '../../components/form/radio-group.tsx';
import { SearchBox } from '../../components/form/search-box.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './search-form.module.css';

/** What somebody has typed and picked. */
export interface Typed {
  readonly text: string;
  /** As `2026-05-12`; empty when open. */
  readonly from: string;
  readonly to: string;
  readonly only: SaleFilter;
}

interface SearchFormProps {
  /** How days are written. */
  readonly locale: string;
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
  /** Looks for what is given: what is picked counts at once, what is typed with Enter. */
  readonly onSearch: (typed: Typed) => void;
}

/** One box that understands what is typed or scanned, beside days and a choice of sales. */
export function SearchForm({ locale, typed, onChange, onSearch }: SearchFormProps) {
  const messages = useMessages().findPayment;
  const pick = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    onChange(next);
    onSearch(next);
  };
  return (
    <form
      className={styles.searchForm}
      role="search"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <SearchBox
        label={messages.search}
        hint={messages.hint}
        scanHint={messages.scanHint}
        find={messages.find}
        value={typed.text}
        onChange={(text) => onChange({ ...typed, text })}
      />
      <RadioGroup
        layout="row"
        title={messages.only}
        options={SALE_FILTERS.map((value) => ({ value, name: messages.filters[value] }))}
        value={typed.only}
        onChoose={(only) => pick({ only })}
      />
      <DayField
        locale={locale}
        label={messages.from}
        value={typed.from}
        onChange={(from) => pick({ from })}
      />
      <DayField locale={locale} label={messages.to} value={typed.to} onChange={(to) => pick({ to })} />
    </form>
  );
}
