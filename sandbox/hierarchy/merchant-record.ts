import type { Merchant } from '../world/records/merchants.ts';

/** A merchant in an answer. Of its fields the specification shows only `isRebateProgramEnabled`. */
export function merchantRecord(merchant: Merchant) {
  return {
    id: merchant.id,
    partnerId: merchant.partnerId,
    name: merchant.name,
    externalId: merchant.externalId,
    merchantCategoryCode: merchant.merchantCategoryCode,
    contactEmail: merchant.contactEmail,
    contactPhone: merchant.contactPhone,
    website: merchant.website,
    address: merchant.address,
    tenderTypes: merchant.tenderTypes,
    isRebateProgramEnabled: merchant.isRebateProgramEnabled,
    isCustomerRequired: merchant.isCustomerRequired,
    currency: merchant.currency,
    created: merchant.created,
    updated: merchant.updated,
  };
}
