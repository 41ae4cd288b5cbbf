import { useState } from 'react';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { isWebsite } from '../../../../../shared/customer/contact-formats.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { serviceFaultText } from '../form/service-faults.ts';

/** The typed address of a webhook. Its faults are shown after an attempt to save, until it is changed. */
export function useWebhookAddress(text: string, { environment }: TerminalView) {
  const messages = useMessages();
  const { terminals, customer } = messages;
  const [tried, setTried] = useState<string>();
  const wanted = text.trim();
  // A sandbox may accept plain http and addresses of this computer, so there the service decides.
  const isGood = wanted !== '' && (environment === 'sandbox' || isWebsite(wanted));

  return {
    wanted,
    /** Whether the address can be sent. Shows its fault otherwise. */
    check: () => {
      setTried(wanted);
      return isGood;
    },
    /** @param atService the service's refusal of the sent address */
    faultOf: (atService: string | undefined): string | undefined => {
      if (tried !== wanted) return undefined;
      if (wanted === '') return customer.faults.missing;
      if (!isGood) return terminals.faults['not-a-website'];
      return atService === undefined ? undefined : serviceFaultText(atService, messages);
    },
  };
}
