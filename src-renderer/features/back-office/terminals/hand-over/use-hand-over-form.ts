import { useLayoutEffect, useRef, useState } from 'react';
import type { HandOverOffer, HandOverShown } from '../../../../../shared/contract/back-office/hand-over.ts';
import type { FieldFault } from '../../../../../shared/failure.ts';
import { useMessages, type Messages } from '../../../../messages/use-messages.ts';
import { useCommand } from '../../../../state/use-command.ts';
import { useFormDraft } from '../form/use-form-draft.ts';
import {
  asksOf,
  boxOf,
  missingOf,
  proposedValues,
  sentValues,
  type HandOverValues,
  type TypedField,
} from './hand-over-values.ts';

/** The values for a new till, their faults, and the command that makes the package. */
export function useHandOverForm(id: string, offer: HandOverOffer, ownMerchant: string) {
  const messages = useMessages();
  const make = useCommand('handOver.make');
  const form = useRef<HTMLFormElement>(null);
  const proposed = proposedValues(offer, ownMerchant);
  const draft = useFormDraft(`hand-over ${id}`, proposed);
  const { values = proposed, change } = draft;
  const [sent, setSent] = useState<HandOverValues>();
  const [tries, setTries] = useState(0);
  const asks = asksOf(offer, values, ownMerchant);
  const missing = missingOf(values, asks);

  // The first box with a fault gets the focus once the fault is shown.
  useLayoutEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, make.failure]);

  const faultOf = (field: TypedField): string | undefined => {
    if (missing.includes(field)) return tries > 0 ? messages.customer.faults.missing : undefined;
    // After a change of the text the refusal is outdated.
    if (sent?.[field] !== values[field]) return undefined;
    const found = make.failure?.fields?.find((fault) => boxOf(fault) === field);
    return found && expectedText(found, messages);
  };
  return {
    form,
    draft,
    values,
    change,
    asks,
    make,
    box: (field: TypedField) => ({
      value: values[field],
      fault: faultOf(field),
      onChange: (text: string) => change({ ...values, [field]: text }),
    }),
    /** Nothing is sent where a required password is missing. With an empty one the till signs in with its key. */
    send: async (password: string | undefined, onSend: () => void): Promise<HandOverShown | undefined> => {
      setTries(tries + 1);
      if (password === undefined || missing.length > 0) return undefined;
      onSend();
      setSent(values);
      const made = await make.run({
        id,
        ...sentValues(values, asks),
        ...(password !== '' && { password }),
      });
      if (made?.ok !== true) return undefined;
      draft.drop();
      return made.value;
    },
  };
}

function expectedText(
  { expected = 'profile-object' }: FieldFault,
  { faults, expectations }: Messages,
): string {
  const text = expectations[expected];
  return `${faults.expected} ${typeof text === 'string' ? text : expected}`;
}
