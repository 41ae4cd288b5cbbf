import { expect, test } from 'vitest';
import { emptyPayer, payerDetails, typedPayer } from '../../../../shared/customer/details.ts';
import { ada, payer } from '../../../support/records/payer.ts';

test('details go back into a form as they were typed', () => {
  expect(payerDetails(typedPayer(payer))).toEqual(payer);
  expect(typedPayer({})).toEqual(emptyPayer());
  expect(typedPayer({ customer: ada, refundEmail: ada.email })).toMatchObject({
    email: ada.email,
    refundEmail: '',
  });
});
