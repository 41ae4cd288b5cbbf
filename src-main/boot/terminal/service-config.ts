import type { SellingProfile } from '../../terminal/profile/profile.ts';

/** What of the profile the service's client needs. */
export function serviceConfig({
  environment,
  baseUrl,
  auth,
  merchantId,
  terminalId,
  store,
  webhookUrls,
  certificateAuthorities,
  pinnedKeys,
  proxy,
}: SellingProfile) {
  const { currency } = store;
  return {
    environment,
    baseUrl,
    auth,
    merchantId,
    terminalId,
    currency,
    ...(webhookUrls && { webhookUrls }),
    certificateAuthorities,
    pinnedKeys,
    proxy,
  };
}
