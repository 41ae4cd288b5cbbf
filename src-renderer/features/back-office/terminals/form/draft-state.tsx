import type { FormValues } from '../../../../../shared/contract/form-draft.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import type { FormDraft } from './use-form-draft.ts';

interface DraftStateProps {
  readonly draft: Pick<FormDraft<FormValues>, 'resumed' | 'unkept' | 'discard'>;
}

/** Above a form: that it has values from an earlier time, or that they could not be kept. */
export function DraftState({ draft: { resumed, unkept, discard } }: DraftStateProps) {
  const { form } = useMessages().terminals;
  const action = (
    <Button kind="secondary" onPress={discard}>
      {form.discard}
    </Button>
  );
  return (
    <>
      {resumed && <Banner kind="info" title={form.resumed} action={action} />}
      {unkept && <Banner kind="warning" alert title={form.unsaved} />}
    </>
  );
}
