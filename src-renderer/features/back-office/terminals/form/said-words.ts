import type { Messages } from '../../../../messages/use-messages.ts';

/** What the service said against a field; it may name one without a word. */
export const saidWords = (words: string, { terminals, customer }: Messages): string =>
  words === '' ? customer.faults.malformed : terminals.form.said({ words });
