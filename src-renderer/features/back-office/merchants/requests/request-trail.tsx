import { useState } from 'react';
import type { MerchantRecord } from '../../../../../shared/contract/back-office/merchants.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { NewRequest } from './new-request.tsx';
import { RequestPage } from './request-page.tsx';

/** A request that is there, or one that is to be written: whether it asks for the rebate program on. */
export type RequestStep =
  | { readonly kind: 'request'; readonly id: string }
  | { readonly kind: 'new'; readonly rebates: boolean };

interface RequestTrailProps {
  readonly merchant: MerchantRecord;
  readonly start: RequestStep;
  readonly terminal: TerminalView;
  readonly isPartner: boolean;
  readonly onBack: () => void;
}

/** A draft is shown as soon as it is written: submitting it comes next. */
export function RequestTrail({ merchant, start, terminal, isPartner, onBack }: RequestTrailProps) {
  const [step, setStep] = useState(start);
  return step.kind === 'new' ? (
    <NewRequest
      merchant={merchant}
      rebates={step.rebates}
      onMade={(id) => setStep({ kind: 'request', id })}
      onBack={onBack}
    />
  ) : (
    <RequestPage merchant={merchant} id={step.id} terminal={terminal} isPartner={isPartner} onBack={onBack} />
  );
}
