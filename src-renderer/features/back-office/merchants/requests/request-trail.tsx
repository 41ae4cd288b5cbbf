import { useState } from 'react';
import type { MerchantRecord } from '../../../../../shared/contract/back-office/merchants.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { NewRequest } from './new-request.tsx';
import { RequestPage } from './request-page.tsx';

/** An existing request, or a new one: whether it turns the rebate program on. */
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

/** The pages of update requests. A new draft is opened at once, because it has to be submitted next. */
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
