import { useState, type SubmitEvent } from 'react';
import type { SaleView } from '../../../../../shared/contract/sale-view.ts';
import type { PageAnswer } from '../../../../../shared/contract/back-office/payment-page-help.ts';
import type { FormValues } from '../../../../../shared/contract/form-draft.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../../components/banner/failure-banner.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/form/field.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useLatest } from '../../../../state/connection.ts';
import { latestFailure, useCommand } from '../../../../state/use-command.ts';
import { AskFirst } from '../../terminals/ask-first.tsx';
import { serviceFaults, serviceFaultText } from '../../terminals/form/service-faults.ts';
import { useFormDraft } from '../../terminals/form/use-form-draft.ts';
import { QuoteCard } from './quote-card.tsx';
import * as formStyles from '../../terminals/form/record-form-page.module.css';
import * as styles from '../../terminals/record-page.module.css';
import { LONGEST_HASH } from '../../../../../shared/contract/input-limits.ts';

interface PageHelpProps {
  readonly sale: SaleView;
  readonly onBack: () => void;
}

interface PageValues extends FormValues {
  /** Empty for the tender that was chosen on the page. */
  readonly tenderType: string;
  readonly transactionHash: string;
}

const EMPTY: PageValues = { tenderType: '', transactionHash: '' };
/** Helps a customer who cannot continue on the payment page: asks for the amount to pay, and announces a payment. */
export function PageHelp({ sale, onBack }: PageHelpProps) {
  const messages = useMessages();
  const { pageHelp: texts, customer, terminals, settlements } = messages;
  const tenders = useLatest(({ view }) => view?.tenders) ?? [];
  const { id: saleId } = sale;
  const draft = useFormDraft(`payment-page ${saleId}`, EMPTY);
  const quote = useCommand('paymentPages.quote');
  const announce = useCommand('paymentPages.announce');
  const [quoted, setQuoted] = useState<PageAnswer>();
  const [announced, setAnnounced] = useState(false);
  const [asking, setAsking] = useState(false);
  /** The values of the last request. Once they are changed, its failure is not shown any more. */
  const [sent, setSent] = useState<PageValues>();
  const { values } = draft;
  if (!values) {
    return (
      <Page title={texts.title} onBack={onBack}>
        <p role="status">{settlements.loading}</p>
      </Page>
    );
  }
  const running = quote.running || announce.running;
  const failure = latestFailure(quote, announce);
  const refused = failure && serviceFaults(failure, Object.keys(values));
  const input = { saleId, ...(values.tenderType !== '' && { tenderType: values.tenderType }) };
  const hash = values.transactionHash.trim();
  const faultOf = (field: keyof PageValues & string) => {
    const said = sent?.[field] === values[field] ? refused?.byField.get(field) : undefined;
    if (field === 'transactionHash' && hash.length > LONGEST_HASH) return customer.faults['too-long'];
    return said === undefined ? undefined : serviceFaultText(said, messages);
  };
  const askQuote = async () => {
    setQuoted(undefined);
    setSent(values);
    const answer = await quote.run(input);
    if (answer?.ok === true) setQuoted(answer.value);
  };
  const confirm = async () => {
    setAnnounced(false);
    setSent(values);
    const answer = await announce.run({ ...input, ...(hash !== '' && { transactionHash: hash }) });
    if (answer?.ok !== true) return;
    draft.drop();
    setAnnounced(true);
  };
  return (
    <Page title={texts.title} onBack={onBack}>
      <p>{texts.text}</p>
      <form
        className={formStyles.recordForm}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (!running && hash.length <= LONGEST_HASH) setAsking(true);
        }}
      >
        <div className={styles.recordHalves}>
          <div className={styles.recordColumn}>
            <Field
              label={terminals.tenders.title}
              value={values.tenderType}
              fault={faultOf('tenderType')}
              onChange={(tenderType) => draft.change({ ...values, tenderType })}
              options={[
                { value: '', name: texts.chosen },
                ...tenders.map(({ id, label }) => ({ value: id, name: label })),
              ]}
            />
            <div>
              <Button kind="secondary" disabled={running} onPress={() => void askQuote()}>
                {texts.quote}
              </Button>
            </div>
            {quoted && <QuoteCard answer={quoted} />}
          </div>
          <div className={styles.recordColumn}>
            <Field
              label={texts.hash}
              note={customer.optional}
              value={values.transactionHash}
              fault={faultOf('transactionHash')}
              onChange={(transactionHash) => draft.change({ ...values, transactionHash })}
            />
            {draft.unkept && <Banner kind="warning" alert title={terminals.form.unsaved} />}
            {refused && !running && <FailureBanner failure={refused.rest} />}
            <div role="status" className={styles.recordStatus}>
              {announced && <Banner kind="info" title={texts.announced} />}
            </div>
            <div className={formStyles.recordFormActions}>
              <Button kind="primary" disabled={running}>
                {texts.announce}
              </Button>
            </div>
          </div>
        </div>
      </form>
      {asking && (
        <AskFirst
          title={texts.question}
          confirm={texts.announce}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{texts.questionText}</p>
        </AskFirst>
      )}
    </Page>
  );
}
