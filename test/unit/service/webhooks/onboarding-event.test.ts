import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deduplicationKey,
  readOnboardingEvent,
} from '../../../../src-main/service/webhooks/onboarding-event.ts';

const EVENT = {
  id: 'evt_1',
  type: 'merchantBoarded',
  applicationId: 'app_1',
  createdAt: '2026-01-15T12:00:00Z',
  data: { id: 'app_1', merchantName: null, partnerName: 'P', partnerId: 'par_1', partnerExternalId: null },
};
const read = (event: unknown) => readOnboardingEvent(Buffer.from(JSON.stringify(event)));
const keyOf = (event: unknown) => {
  const found = read(event);
  return found && deduplicationKey(found);
};
const without = (name: string) => ({ ...EVENT, [name]: undefined });

describe('an onboarding event', () => {
  it('of a type that this version does not know is handed on as itself', () => {
    expect(read({ ...EVENT, type: 'applicationFramed', more: 1 })).toMatchObject({
      type: 'applicationFramed',
      applicationId: 'app_1',
      data: { merchantName: null, partnerId: 'par_1' },
    });
  });

  it.each(['type', 'applicationId', 'createdAt'])('without its %s is none', (name) => {
    expect(read(without(name))).toBeUndefined();
  });

  it('is read or not, never an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (body) => {
        expect(readOnboardingEvent(body)).toBeUndefined();
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => void read(value)));
    expect(readOnboardingEvent(Buffer.from('['.repeat(1e6)))).toBeUndefined();
  });
});

describe('two deliveries are of one event', () => {
  it('when they have the same id, whatever else differs', () => {
    expect(keyOf(EVENT)).toBe(keyOf({ ...EVENT, createdAt: 'later', data: undefined }));
    expect(keyOf(EVENT)).not.toBe(keyOf({ ...EVENT, id: 'evt_2' }));
  });

  it('without an id when application, type and time are the same', () => {
    const anonymous = without('id');
    expect(keyOf(anonymous)).toBe(keyOf({ ...anonymous, more: true }));
    for (const name of ['type', 'applicationId', 'createdAt']) {
      expect(keyOf({ ...anonymous, [name]: 'other' })).not.toBe(keyOf(anonymous));
    }
    expect(keyOf({ ...anonymous, applicationId: 'a', type: 'b c' })).not.toBe(
      keyOf({ ...anonymous, applicationId: 'a b', type: 'c' }),
    );
  });
});
