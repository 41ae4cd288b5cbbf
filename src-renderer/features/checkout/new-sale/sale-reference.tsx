import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { MAX_REFERENCE_LENGTH, type ReferenceFault } from '../../../../shared/payment/reference.ts';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import * as styles from './new-sale-screen.module.css';

interface SaleReferenceProps {
  readonly terminal: TerminalView;
  readonly otherTillsUnseen: boolean;
  readonly reference: string;
  readonly fault: ReferenceFault | undefined;
  readonly onChange: (reference: string) => void;
  /** Called when the box is left with a reference in it. */
  readonly onTyped: (reference: string) => void;
  /** Main has the customer's details of the earlier sale of this reference, and sends them with the next one. */
  readonly payerKept: boolean;
  readonly onCustomer: () => void;
}

/** The reference and the customer of the sale. Faults of the reference are shown while it is typed, not only at Charge. */
export function SaleReference(props: SaleReferenceProps) {
  const { terminal, otherTillsUnseen, reference, fault, onChange, onTyped, payerKept, onCustomer } = props;
  const { newSale: messages } = useFirstMessages();
  const faults = {
    ...messages.referenceFaults,
    'too-long': messages.referenceFaults['too-long']({ max: MAX_REFERENCE_LENGTH }),
  };
  return (
    <div className={styles.newSaleAbout} data-area="about">
      <Field
        label={messages.reference}
        hint={messages.referenceHint}
        {...(otherTillsUnseen && { note: messages.otherTillsUnseen })}
        fault={fault === undefined ? undefined : faults[fault]}
        value={reference}
        onChange={onChange}
        onLeave={(text) => {
          if (text.trim() !== '') onTyped(text);
        }}
      />
      {(payerKept || terminal.customerDetails.ask === 'on-request') && (
        <Button kind="quiet" icon="person" onPress={onCustomer}>
          {payerKept ? messages.customerKept : messages.customerDetails}
        </Button>
      )}
    </div>
  );
}
