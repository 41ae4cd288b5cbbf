/** Something is missing that this script may not or cannot bring. The message is one sentence that says what to do. */
export class SetUpError extends Error {}
