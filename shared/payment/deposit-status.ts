/** Words that no bank uses of money that has arrived, whatever the others are. */
const WENT_WRONG = /return|revers|reject|fail|cancel|declin|refus|denied|void|bounc|recall|error/i;
const ON_HOLD = /hold|held/i;

/**
 * Whether a deposit's status says that its money came back or never left. The exact strings are not shown in the
 * specification (spec "Other state-bearing resources"); a deposit without a status counts as on its way.
 */
export function hasGoneWrong({ status }: { readonly status?: string | undefined }): boolean {
  return status !== undefined && WENT_WRONG.test(status);
}

/**
 * Whether a status says that money is kept back. Of batches the word is `hold` (spec "Batch statuses"), of settlements and
 * deposits it is not shown.
 */
export function isOnHold({ status }: { readonly status?: string | undefined }): boolean {
  return status !== undefined && ON_HOLD.test(status);
}
