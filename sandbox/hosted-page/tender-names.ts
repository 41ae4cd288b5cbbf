/** The names that payers know. The specification shows no list of tenders, so others are shown as they are. */
const NAMES: Readonly<Record<string, string>> = {
  usdcBase: 'USDC on Base',
  usdcSolana: 'USDC on Solana',
  usdC_Ethereum: 'USDC on Ethereum',
  usdC_Polygon: 'USDC on Polygon',
  ethereum: 'Ether',
  bitcoin: 'Bitcoin',
  bitcoin_Lightning: 'Bitcoin over Lightning',
  paypal: 'PayPal',
  klarna: 'Klarna',
  venmo: 'Venmo',
  alipay: 'Alipay',
  weChatPay: 'WeChat Pay',
};

export const tenderName = (tenderType: string): string => NAMES[tenderType] ?? tenderType;
