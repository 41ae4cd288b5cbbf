import type { Messages } from '../../../../messages/use-messages.ts';

/** The service's text for a refused field, which may be empty. */
export const saidWords = (words: string, { terminals, customer }: Messages): string =>
  words === '' ? customer.faults.malformed : terminals.form.said({ words });
