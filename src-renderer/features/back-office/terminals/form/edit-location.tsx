import type { HierarchyRecord } from '../../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { useCommand } from '../../../../state/use-command.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { EffectCard } from './effect-card.tsx';
import { LocationFields } from './location-fields.tsx';
import { locationFaults, type LocationValues } from './record-form.ts';
import { RecordFormPage } from './record-form-page.tsx';
import { locationInput } from './record-input.ts';
import { locationValues, tendersAfter } from './record-values.ts';
import { effectOnTills } from './tender-effect.ts';
import { TenderFields } from './tender-fields.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { useTills } from './use-tills.ts';

interface EditLocationProps {
  readonly record: HierarchyRecord;
  readonly terminal: TerminalView;
  readonly onSaved: () => void;
  readonly onBack: () => void;
}

/** Changes the fields of a location. It is enabled and disabled on its page. */
export function EditLocation({ record, terminal, onSaved, onBack }: EditLocationProps) {
  const { terminals, amounts } = useMessages();
  const { id, tenders } = record;
  const before = locationValues(record);
  const draft = useFormDraft(`location ${id}`, before);
  const update = useCommand('locations.update');
  const tills = useTills(id);
  const submit = async (values: LocationValues) => {
    const saved = await update.run({ id, ...locationInput(values, before) });
    if (saved?.ok !== true) return;
    draft.drop();
    onSaved();
  };
  return (
    <RecordFormPage
      title={terminals.change.location}
      submitLabel={amounts.save}
      draft={draft}
      faultsOf={locationFaults}
      running={update.running}
      failure={update.failure}
      onSubmit={(values) => void submit(values)}
      onBack={onBack}
    >
      {(parts) => {
        const { values, change, faultOf } = parts;
        const after = tendersAfter(values, tenders);
        return (
          <>
            <LocationFields {...parts} />
            <TenderFields
              kind="location"
              tenders={tenders}
              values={values}
              onChange={change}
              fault={faultOf('tenderTypes')}
            />
            <EffectCard
              kind="location"
              effects={
                after && typeof tills === 'object'
                  ? effectOnTills(tills.tills, tenders.accepted, after)
                  : tills && 'unread'
              }
              unnamed={
                isSame(after, tenders.accepted) || typeof tills !== 'object'
                  ? 0
                  : tills.total - tills.tills.length
              }
              terminal={terminal}
            />
          </>
        );
      }}
    </RecordFormPage>
  );
}

function isSame(one: readonly string[] | undefined, other: readonly string[]): boolean {
  return one?.length === other.length && other.every((tender) => one.includes(tender));
}
