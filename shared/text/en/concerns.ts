/** `was` is missing when the sale had been left without an end. */
export const concerns = {
  title: 'Needs attention',
  noted: 'Noted',
  /** In place of the verdict of an outcome that does not hold any more. */
  readFirst: 'This has changed: read below.',
  paidTwice: {
    title: (sale: number) => `Sale ${sale} was paid twice`,
    text: (payments: number, amount: string) =>
      payments === 2
        ? `Two payments arrived for one sale. The service cannot refund: return ${amount} the way your shop does, and tell the manager.`
        : `${payments} payments arrived for one sale. The service cannot refund: return ${amount} for each one too many the way your shop does, and tell the manager.`,
  },
  paidBeside: {
    title: (earlier: number, later: number) => `Sales ${earlier} and ${later} were both paid`,
    text: (amount: string) =>
      `The second was charged while the first could not be checked. If it was the same order, return ${amount} the way your shop does: the service cannot refund. Tell the manager.`,
  },
  paidAfterAll: {
    title: (sale: number) => `Sale ${sale} has been paid after all`,
    text: (was: string | undefined, now: string) =>
      `${told(was)}; the service now says “${now}”. Do not charge again: hand over the goods or settle it with the customer.`,
  },
  changed: {
    title: (sale: number) => `Sale ${sale} has changed`,
    text: (was: string | undefined, now: string, money: string) =>
      `${told(was)}; the service now says “${now}”. Was money taken? ${money} Tell the manager.`,
  },
  lookedAtAgain: {
    title: (sale: number) => `Sale ${sale} is not over after all`,
    text: (was: string | undefined) =>
      `${told(was)}; the service is looking at it again. Do not charge again: the till follows it.`,
  },
  lostUnchecked: {
    title: (sale: number) => `Sale ${sale}: lost answers were not checked`,
    text: (why: string) =>
      `The connection broke while its code was made, and the till could not look for payments left behind. Nobody saw their codes. ${why} An API key in the set-up lets the till look.`,
  },
  /** `stated` is missing where the service names no currency. */
  amountDiffers: {
    title: (sale: number) => `Sale ${sale}: the service states another amount`,
    text: (amount: string, stated: string | undefined) =>
      `This sale is for ${amount}. ${stated === undefined ? '' : `The service says ${stated}. `}Do not hand over goods and do not charge again. Tell the manager.`,
  },
  foreignPayment: {
    title: (sale: number) => `Sale ${sale}: a payment that is not its own`,
    text: (payments: number) =>
      `Payments that the service named for this sale and that are not its own: ${payments}. They belong to another sale or till, or are for another amount, and do not count. The manager looks them up in the service’s records.`,
  },
};

function told(was: string | undefined): string {
  return was === undefined ? 'It was closed without a payment' : `It ended “${was}”`;
}
