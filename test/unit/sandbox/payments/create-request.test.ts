import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../../sandbox/http/service-error.ts';
import { checkCreate } from '../../../../sandbox/payments/create-request.ts';
import type { CreateBody } from '../../../../sandbox/payments/create-request.ts';
import type { Terminal } from '../../../../sandbox/world/records/terminals.ts';
import { sandboxWorld, terminalOf } from '../../../support/worlds/sandbox-world.ts';

const right: CreateBody = {
  merchantId: 'mer_Training',
  terminalId: 'term_Training01',
  requestedAmount: 12.34,
  reference: 'A-1',
};

const customer = {
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.test',
  address: '1 Way',
  city: 'Town',
  state: 'ST',
  postalCode: '00001',
  countryCode: 'US',
};

/** Status and the fields at fault, or nothing. */
function refusal(
  changes: Partial<CreateBody>,
  { id = 'term_Training01', ...facts }: Partial<Terminal> = {},
): unknown {
  try {
    const terminal = terminalOf(sandboxWorld().world, id);
    checkCreate({ ...right, ...changes }, { ...terminal, ...facts }, 'sandbox');
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return [error.status, error.details?.map((detail) => detail.field)];
  }
}

describe('the rules of a create request', () => {
  it('lets a plain request through', () => {
    expect(refusal({})).toBeUndefined();
  });

  it('refuses another terminal and another merchant with 403', () => {
    expect(refusal({ terminalId: 'term_TrainingWeb' })).toEqual([403, undefined]);
    expect(refusal({ merchantId: 'mer_training' })).toEqual([403, undefined]);
  });

  it.each([12.345, 0.001, 2 ** 53])(
    'refuses the amount %d: it is not a whole number of cents',
    (requestedAmount) => {
      expect(refusal({ requestedAmount })).toEqual([400, ['requestedAmount']]);
    },
  );

  it('wants the parts of a rebate to make its total, to the cent', () => {
    expect(refusal({ rebate: { total: 0.3, merchantPortion: 0.1, targetRebate: 0.2 } })).toBeUndefined();
    expect(refusal({ rebate: { total: 0.31, merchantPortion: 0.1, targetRebate: 0.2 } })).toEqual([
      400,
      ['rebate'],
    ]);
    expect(refusal({ rebate: { total: 0.3, merchantPortion: 0.15, targetRebate: 0.155 } })).toEqual([
      400,
      ['rebate'],
    ]);
  });

  it('wants customer and refundEmail on a virtual terminal', () => {
    const virtual = { terminalId: 'term_TrainingWeb' };
    const caller = { id: 'term_TrainingWeb' };
    expect(refusal(virtual, caller)).toEqual([400, ['customer', 'refundEmail']]);
    expect(refusal({ ...virtual, customer, refundEmail: 'a@b.test' }, caller)).toBeUndefined();
  });

  it('wants a customer where the merchant is set up so, or no tender goes without', () => {
    expect(refusal({}, { isCustomerRequired: true })).toEqual([400, ['customer']]);
    expect(refusal({}, { effectiveTenders: ['klarna'] })).toEqual([400, ['customer']]);
    expect(refusal({ customer }, { effectiveTenders: ['klarna'] })).toBeUndefined();
    expect(refusal({}, { effectiveTenders: ['klarna', 'usdcBase'] })).toBeUndefined();
  });

  it('limits a payment to tenders that the terminal takes', () => {
    expect(refusal({ tenderTypes: ['paypal'] })).toBeUndefined();
    expect(refusal({ tenderTypes: ['paypal', 'venmo'] })).toEqual([422, ['tenderTypes']]);
    const takesBoth = { effectiveTenders: ['klarna', 'usdcBase'] };
    expect(refusal({ tenderTypes: ['klarna'] }, takesBoth)).toEqual([400, ['customer']]);
  });

  it('refuses with 422 what merchant and location do not allow', () => {
    const rebate = { total: 1, merchantPortion: 0.5, targetRebate: 0.5 };
    expect(refusal({ rebate }, { isRebateProgramEnabled: false })).toEqual([422, ['rebate']]);
    expect(refusal({}, { isLocationEnabled: false })).toEqual([422, undefined]);
    expect(refusal({}, { effectiveTenders: [] })).toEqual([422, undefined]);
  });

  it('takes https webhook addresses, and plain http to this machine only', () => {
    expect(
      refusal({ webhookUrls: ['https://a.test/x', 'http://127.0.0.1:1', 'http://[::1]/'] }),
    ).toBeUndefined();
    expect(refusal({ webhookUrls: ['http://a.test', '/x', 'ftp://a.test', 'https://a.test'] })).toEqual([
      400,
      ['webhookUrls.0', 'webhookUrls.1', 'webhookUrls.2'],
    ]);
  });
});
