import { expect, test } from 'vitest';
import { staffGuide } from '../../../src-main/documents/staff-guide.ts';
import { OUTCOMES } from '../../../shared/payment/payment-status.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { contextOf, linesOf } from '../../support/records/document-sales.ts';

const en = await loadAllMessages('en');

test('the guide says of each ending, and of not knowing, exactly what the screens say', () => {
  const lines = linesOf(staffGuide(contextOf()));
  for (const words of [...OUTCOMES.map((outcome) => en.outcomes[outcome]), en.unknown]) {
    for (const said of [words.title, words.verdict, words.happened, words.money, words.todo]) {
      expect(lines).toContain(said);
    }
  }
});
