import { entryOf, withoutMissing } from '../hierarchy/records.ts';
import type {
  MerchantRecord,
  PartnerRecord,
  UpdateRequestRecord,
} from '../../../shared/contract/back-office/merchants.ts';
import type { Merchant, Partner } from '../../service/endpoints/hierarchy/records.ts';
import type { UpdateRequest } from '../../service/endpoints/hierarchy/update-requests.ts';

/** @param partner where it could be read */
export function merchantRecordOf(merchant: Merchant, partner: Partner | undefined): MerchantRecord {
  const { id, name, partnerId, address, created, updated } = merchant;
  const above = partner ?? (partnerId === undefined ? undefined : { id: partnerId });
  return withoutMissing({
    id,
    name,
    partner: above && entryOf('partner', above),
    externalId: merchant.externalId,
    categoryCode: merchant.merchantCategoryCode,
    address: address && withoutMissing(address),
    email: merchant.contactEmail,
    phone: merchant.contactPhone,
    website: merchant.website,
    tenders: merchant.tenderTypes,
    rebates: merchant.isRebateProgramEnabled,
    needsCustomer: merchant.isCustomerRequired,
    currency: merchant.currency,
    createdAt: created,
    updatedAt: updated,
  });
}

/**
 * @param parent where it could be read
 * @param representing the representing merchant, where it could be read
 */
export function partnerRecordOf(
  { id, name, externalId, parentId, created, updated }: Partner,
  parent: Partner | undefined,
  representing: Merchant | undefined,
): PartnerRecord {
  const above = parent ?? (parentId === undefined ? undefined : { id: parentId });
  return withoutMissing({
    id,
    name,
    externalId,
    parent: above && entryOf('partner', above),
    representing: representing && entryOf('merchant', representing),
    createdAt: created,
    updatedAt: updated,
  });
}

/** A merchant's update request, as its page shows it. */
export function updateRequestRecordOf(request: UpdateRequest): UpdateRequestRecord {
  const { id, status, justification, changes, created, updated } = request;
  return withoutMissing({
    id,
    status,
    rebates: changes?.setRebateProgramEnabled,
    justification,
    createdAt: created,
    updatedAt: updated,
  });
}
