import { openObject, orNull, ownFields } from '../not-shown.ts';
import type { Schema } from '../openapi.ts';
import { pageOf } from './pages.ts';
import {
  address,
  CATEGORY_CODE,
  contactFields,
  KEPT,
  NAMED,
  narrowedTenders,
  tenderTypes,
} from './record-fields.ts';
import { list, nullableText, oneOf, oneOfOrLater, schema, text } from './shapes.ts';

const OTHERS = 'Every field beyond those named.';

const merchantFields = ownFields({
  ...NAMED,
  externalId: nullableText(128),
  merchantCategoryCode: CATEGORY_CODE,
  ...contactFields,
  address,
  tenderTypes,
  isCustomerRequired: { type: 'boolean' },
});

const locationFields = {
  locationBusinessType: oneOf(['physical', 'virtual']),
  tenderTypes: narrowedTenders,
  ...ownFields({ ...NAMED, address, ...contactFields }),
} satisfies Record<string, Schema>;

/**
 * Spec "Partner, merchant, location, terminal": partners, merchants and locations, with the few fields that it shows.
 */
export const hierarchySchemas = {
  Partner: openObject(
    'Every field.',
    ownFields({ ...KEPT, ...NAMED, parentId: schema('NullableIdentifier'), externalId: nullableText() }),
  ),
  CreatePartnerRequest: openObject(
    'Every field.',
    ownFields({ name: text(128), externalId: nullableText(128) }),
    ['name'],
  ),
  PartnerPage: pageOf('Partner'),
  PartnerApiKey: openObject(
    'Every field; `apiKey` is there only in the answer that makes it.',
    ownFields({ id: schema('Identifier'), name: text(), apiKey: text(), maskedApiKey: text() }),
  ),
  PartnerApiKeyList: list(schema('PartnerApiKey')),
  CreatePartnerApiKeyRequest: orNull(openObject('Every field.', ownFields({ name: text(128) }))),
  FeeSchedule: openObject(
    'How the entries are held.',
    ownFields({ partnerId: schema('Identifier'), fees: list(schema('FeeScheduleEntry')) }),
    ['fees'],
  ),
  FeeScheduleEntry: openObject(
    OTHERS,
    { ...ownFields({ name: text() }), sellRate: { type: 'number' }, buyRate: { type: 'number' } },
    ['sellRate', 'buyRate'],
  ),
  Merchant: openObject(
    OTHERS,
    {
      isRebateProgramEnabled: {
        type: 'boolean',
        readOnly: true,
        description: 'Switched by a merchant update request whose change is named `setRebateProgramEnabled`.',
      },
      ...ownFields({ ...KEPT, partnerId: schema('Identifier'), name: text() }),
    },
    ['isRebateProgramEnabled'],
  ),
  MerchantPage: pageOf('Merchant'),
  CreateMerchantRequest: openObject(
    'Every field.',
    { ...ownFields({ partnerId: schema('Identifier') }), ...merchantFields },
    ['partnerId', 'name', 'merchantCategoryCode'],
  ),
  UpdateMerchantRequest: openObject('Every field.', merchantFields),
  Location: openObject(
    OTHERS,
    {
      locationBusinessType: oneOfOrLater(['physical', 'virtual', 'both']),
      tenderTypes,
      ...ownFields({
        ...KEPT,
        merchantId: schema('Identifier'),
        name: text(),
        isEnabled: { type: 'boolean' },
      }),
    },
    ['locationBusinessType', 'tenderTypes'],
  ),
  LocationList: list(schema('Location')),
  CreateLocationRequest: openObject(OTHERS, locationFields, ['name', 'locationBusinessType']),
  UpdateLocationRequest: openObject(OTHERS, locationFields),
  LocationEnabledRequest: {
    ...openObject('The name of the flag.', ownFields({ enabled: { type: 'boolean' } }), ['enabled']),
    additionalProperties: false,
  },
} satisfies Record<string, Schema>;
