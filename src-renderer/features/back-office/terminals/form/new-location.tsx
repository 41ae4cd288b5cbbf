import type { HierarchyEntry } from '../../../../../shared/contract/back-office/hierarchy.ts';
import { useCommand } from '../../../../state/use-command.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { LocationFields } from './location-fields.tsx';
import { locationFaults, type LocationValues } from './record-form.ts';
import { RecordFormPage } from './record-form-page.tsx';
import { locationInput } from './record-input.ts';
import { locationValues } from './record-values.ts';
import { useFormDraft } from './use-form-draft.ts';

interface NewLocationProps {
  readonly merchantId: string;
  readonly onMade: (entry: HierarchyEntry) => void;
  readonly onBack: () => void;
}

/** The empty form, with the merchant's tenders. */
const EMPTY = locationValues({
  kind: 'location',
  id: '',
  tenders: { state: 'unknown', accepted: [], omitted: [], added: [] },
});

/** Creates a location of a merchant. It inherits the merchant's tenders; others are set on its page. */
export function NewLocation({ merchantId, onMade, onBack }: NewLocationProps) {
  const { terminals } = useMessages();
  const draft = useFormDraft(`new-location ${merchantId}`, EMPTY);
  const create = useCommand('locations.create');
  const submit = async (values: LocationValues) => {
    const made = await create.run({
      merchantId,
      ...locationInput(values, EMPTY),
      locationBusinessType: values.locationBusinessType === 'virtual' ? 'virtual' : 'physical',
    });
    if (made?.ok !== true) return;
    draft.drop();
    onMade(made.value);
  };
  return (
    <RecordFormPage
      title={terminals.create.location}
      submitLabel={terminals.create.button}
      draft={draft}
      faultsOf={locationFaults}
      running={create.running}
      failure={create.failure}
      onSubmit={(values) => void submit(values)}
      onBack={onBack}
    >
      {(parts) => (
        <>
          <LocationFields {...parts} />
          <div>
            <h2>{terminals.tenders.title}</h2>
            <p>{terminals.tenders.inherited.location}</p>
          </div>
        </>
      )}
    </RecordFormPage>
  );
}
