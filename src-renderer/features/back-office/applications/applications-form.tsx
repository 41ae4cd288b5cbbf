import { useId } from 'react';
import { APPLICATION_STATUSES } from '../../../../shared/contract/back-office/applications.ts';
import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import { DayField } from '../../../components/form/day-field.tsx';
import { Field } from '../../../components/form/field.tsx';
import { SearchBox } from '../../../components/form/search-box.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { SearchFrame } from '../search/search-frame.tsx';

/** What was typed and chosen; empty where there is nothing. Days as `2026-05-12`. */
export interface Picked {
  readonly text: string;
  readonly partnerId: string;
  readonly status: string;
  readonly from: string;
  readonly to: string;
}

interface ApplicationsFormProps {
  readonly picked: Picked;
  /** Partners whose applications can be chosen, besides "all". */
  readonly partners: readonly HierarchyEntry[];
  /** Locale in which days are written. */
  readonly locale: string;
  readonly onType: (text: string) => void;
  /** Called at once for a choice, and on Enter for typed text. */
  readonly onSearch: (picked: Picked) => void;
}

/** The search text and the filters. */
export function ApplicationsForm(props: ApplicationsFormProps) {
  const { picked, partners, locale, onType, onSearch } = props;
  const { applications, payments, findPayment, settlements, terminals } = useMessages();
  const daysNote = useId();
  const pick = (part: Partial<Picked>) => onSearch({ ...picked, ...part });
  const any = { value: '', name: payments.any };
  return (
    <SearchFrame
      filters={
        <>
          <div role="group" aria-describedby={daysNote}>
            <Field
              label={payments.status}
              value={picked.status}
              options={[
                any,
                ...APPLICATION_STATUSES.map((status) => ({
                  value: status,
                  name: applications.states[status].name,
                })),
              ]}
              onChange={(status) => pick({ status })}
            />
            {partners.length > 1 && (
              <Field
                label={terminals.kinds.partner}
                value={picked.partnerId}
                options={[any, ...partners.map(({ id, name = id }) => ({ value: id, name }))]}
                onChange={(partnerId) => pick({ partnerId })}
              />
            )}
            <DayField
              label={applications.changedFrom}
              locale={locale}
              value={picked.from}
              onChange={(from) => pick({ from })}
            />
            <DayField
              label={applications.changedTo}
              locale={locale}
              value={picked.to}
              onChange={(to) => pick({ to })}
            />
          </div>
          <p id={daysNote}>{settlements.utc}</p>
        </>
      }
      onSearch={() => onSearch(picked)}
    >
      <SearchBox
        label={applications.search}
        hint={applications.hint}
        find={findPayment.find}
        value={picked.text}
        onChange={onType}
      />
    </SearchFrame>
  );
}
