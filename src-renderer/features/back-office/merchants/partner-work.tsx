import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { PartnerRecord } from '../../../../shared/contract/back-office/merchants.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { NewMerchant } from './form/new-merchant.tsx';
import { NewPartner } from './form/new-partner.tsx';
import { OnboardingWebhook } from './onboarding-webhook.tsx';
import { PartnerKeys } from './partner-keys.tsx';

/** An action on a partner with a page of its own. */
export type Work = 'new-merchant' | 'new-partner' | 'keys' | 'webhook';

interface PartnerWorkProps {
  readonly work: Work;
  readonly partner: PartnerRecord;
  readonly terminal: TerminalView;
  readonly onMade: (entry: HierarchyEntry) => void;
  readonly onBack: () => void;
}

export function PartnerWork({ work, partner, terminal, onMade, onBack }: PartnerWorkProps) {
  switch (work) {
    case 'new-merchant':
      return <NewMerchant partner={partner} onMade={onMade} onBack={onBack} />;
    case 'new-partner':
      return <NewPartner parent={partner} onMade={onMade} onBack={onBack} />;
    case 'keys':
      return <PartnerKeys partner={partner} terminal={terminal} onBack={onBack} />;
    case 'webhook':
      return <OnboardingWebhook partner={partner} terminal={terminal} onBack={onBack} />;
  }
}
