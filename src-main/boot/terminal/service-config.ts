import type { SellingProfile } from '../../terminal/profile/profile.ts';

/** The configuration of the service's client, by the profile. */
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
