import { useState } from 'react';
import { JOURNAL_KINDS, type JournalPage } from '../../../../shared/contract/journal.ts';
import { Field } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { ChosenDays } from '../../reports/report-days.ts';
import * as styles from './journal-filters.module.css';

/** What somebody has picked; empty texts are everybody and everything. */
export interface Picked {
  readonly days: ChosenDays;
  readonly person: string;
  readonly kind: string;
}

interface JournalFiltersProps {
  readonly picked: Picked;
  /** Missing until the till has answered. */
  readonly people: JournalPage['people'] | undefined;
  readonly onPick: (picked: Picked) => void;
}

/** Whose work is shown, and which. */
export function JournalFilters({ picked, people, onPick }: JournalFiltersProps) {
  const { journal } = useMessages();
  // Another question is under way meanwhile, and the list must not go away from under the finger.
  const [known, setKnown] = useState(people);
  if (people !== undefined && people !== known) setKnown(people);
  const persons = known ?? [];
  return (
    <div className={styles.journalFilters}>
      {persons.length > 0 && (
        <Field
          label={journal.person}
          value={picked.person}
          options={[
            { value: '', name: journal.everybody },
            ...persons.map(({ id, name }) => ({ value: id, name })),
          ]}
          onChange={(person) => onPick({ ...picked, person })}
        />
      )}
      <Field
        label={journal.kind}
        value={picked.kind}
        options={[
          { value: '', name: journal.everything },
          ...JOURNAL_KINDS.map((value) => ({ value, name: journal.kinds[value] })),
        ]}
        onChange={(kind) => onPick({ ...picked, kind })}
      />
    </div>
  );
}
