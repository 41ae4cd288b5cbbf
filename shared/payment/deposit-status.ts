/** Words that no bank uses of money that has arrived, whatever the others are. */
const WENT_WRONG =
  /return|revers|reject|fail|cancel|declin|refus|denied|void|bounc|recall|error|abort|expire|un(?:paid|sent)|not[ _-]?(?:paid|sent)/i;
const ON_HOLD = /hold|held|block|suspend|frozen|review/i;

/**
 * Whether a deposit's status says that its money came back or never left. The exact strings are not shown in the
 * specification (spec "Other state-bearing resources"); a deposit without a status counts as on its way.
 */
export function hasGoneWrong({ status }: { readonly status?: string | undefined }): boolean {
  return status !== undefined && WENT_WRONG.test(status);
}

/** Words for a deposit whose money was sent to the bank. */
const SENT =
  /^(?:paid|sent|complete|completed|done|settled|deposited|succeeded|success|successful|processed|transferred|delivered|received|arrived|cleared|credited|posted)(?:[ _-]?out)?$/i;

/**
 * Whether a deposit's money was sent to the bank. A deposit without a status counts as sent, because the service lists it; one
 * with a word that is not known does not.
 */
export function isSent({ status }: { readonly status?: string | undefined }): boolean {
  return status === undefined || SENT.test(status);
}

/**
 * Whether a status says that money is kept back. Of batches the word is `hold` (spec "Batch statuses"), of settlements and
 * deposits it is not shown.
 */
export function isOnHold({ status }: { readonly status?: string | undefined }): boolean {
  return status !== undefined && ON_HOLD.test(status);
}

/** Whether a batch of this status cannot have been paid out; one that states none may have been. */
export function isUnfinished(status: string | undefined): boolean {
  return isOpen(status) || isOnHold({ status }) || hasGoneWrong({ status });
}

/** Whether a batch or settlement of this status may still get payments. */
export function isOpen(status: string | undefined): boolean {
  return status?.toLowerCase() === 'open';
}
