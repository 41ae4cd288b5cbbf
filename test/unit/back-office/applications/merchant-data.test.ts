import { expect, test } from 'vitest';
import { merchantDataOf } from '../../../../src-main/back-office/applications/merchant-data.ts';
import { scheduledFees, typedApplication } from '../../../support/records/typed-application.ts';

test('phone numbers that were pasted from a document are sent as they would be typed', () => {
  const pasted = {
    ...typedApplication,
    contactPhone: '(207)\u00a0555\u20130100',
    'stakeholders.1.phone': '\u202a+1\u2011207\u2011555\u20110100\u202c',
  };
  expect(merchantDataOf(pasted, scheduledFees, 'sandbox')).toMatchObject({
    businessContact: { contactPhone: '(207) 555-0100' },
    stakeholders: [{ phone: '+1-207-555-0100' }],
  });
});
