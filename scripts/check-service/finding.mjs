/**
 * One difference of an operation.
 *
 * @typedef {object} Finding
 * @property {boolean} breaking the till of today would not work
 * @property {string} what
 */

/** @type {(what: string) => Finding} */
export const breaking = (what) => ({ breaking: true, what });

/** @type {(what: string) => Finding} */
export const note = (what) => ({ breaking: false, what });
