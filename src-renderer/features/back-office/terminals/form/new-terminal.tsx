import type {
  HierarchyEntry,
  HierarchyRecord,
} from '../../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { Checkbox } from '../../../../components/form/checkbox.tsx';
import { Field } from '../../../../components/form/field.tsx';
import { useCommand } from '../../../../state/use-command.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { terminalFaults, type TerminalValues } from './record-form.ts';
import { RecordFormPage } from './record-form-page.tsx';
import { terminalInput } from './record-input.ts';
import { TenderFields } from './tender-fields.tsx';
import { useFormDraft } from './use-form-draft.ts';

interface NewTerminalProps {
  readonly location: HierarchyRecord;
  readonly terminal: TerminalView;
  readonly onMade: (entry: HierarchyEntry) => void;
  readonly onBack: () => void;
}

interface NewTerminalValues extends TerminalValues {
  /** `shared`, or empty. Sandbox only; it cannot be changed later (spec "Partner, merchant, location, terminal"). */
  readonly wallet: string;
}

/** Creates a terminal of a location. It has the location's tenders unless others are ticked. */
export function NewTerminal({ location, terminal, onMade, onBack }: NewTerminalProps) {
  const { terminals } = useMessages();
  const { accepted } = location.tenders;
  const tenders = { state: 'inherited', accepted, omitted: [], added: [] } as const;
  const first: NewTerminalValues = { name: '', tenderSource: 'inherit', tenderTypes: accepted, wallet: '' };
  const draft = useFormDraft(`new-terminal ${location.id}`, first);
  const create = useCommand('terminals.create');
  const submit = async (values: NewTerminalValues) => {
    const { name, tenderTypes } = terminalInput(values);
    const made = await create.run({
      locationId: location.id,
      name,
      ...(tenderTypes && { tenderTypes }),
      ...(values.wallet === 'shared' && { useSandboxSharedWallet: true }),
    });
    if (made?.ok !== true) return;
    draft.drop();
    onMade(made.value);
  };
  return (
    <RecordFormPage
      title={terminals.create.terminal}
      submitLabel={terminals.create.button}
      draft={draft}
      faultsOf={terminalFaults}
      running={create.running}
      failure={create.failure}
      onSubmit={(values) => void submit(values)}
      onBack={onBack}
    >
      {({ values, change, box, faultOf }) => (
        <>
          <p>{terminals.create.text}</p>
          <Field label={terminals.form.name} {...box('name')} />
          <TenderFields
            kind="terminal"
            tenders={tenders}
            values={values}
            onChange={change}
            fault={faultOf('tenderTypes')}
          />
          {terminal.environment === 'sandbox' && (
            <Checkbox
              checked={values.wallet === 'shared'}
              onChange={(on) => change({ ...values, wallet: on ? 'shared' : '' })}
            >
              {terminals.create.sharedWallet}
            </Checkbox>
          )}
        </>
      )}
    </RecordFormPage>
  );
}
