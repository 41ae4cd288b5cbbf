import { useState } from 'react';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { isWebsite } from '../../../../../shared/customer/contact-formats.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { saidWords } from '../form/said-words.ts';

/** An address that the service calls, as it is typed; its faults are said of what was tried, until it is changed. */
export function useWebhookAddress(text: string, { environment }: TerminalView) {
  const messages = useMessages();
  const { terminals, customer } = messages;
  const [tried, setTried] = useState<string>();
  const wanted = text.trim();
  // A sandbox may call plain addresses of one's own computer: there the service says what it takes.
  const isGood = wanted !== '' && (environment === 'sandbox' || isWebsite(wanted));

  return {
    wanted,
    /** Whether it can be sent. */
    check: () => {
      setTried(wanted);
      return isGood;
    },
    /** @param atService what the service said against what was sent */
    faultOf: (atService: string | undefined): string | undefined => {
      if (tried !== wanted) return undefined;
      if (wanted === '') return customer.faults.missing;
      if (!isGood) return terminals.faults['not-a-website'];
      return atService === undefined ? undefined : saidWords(atService, messages);
    },
  };
}
