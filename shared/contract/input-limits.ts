/**
 * What commands take at most, in characters, where a person can come near it: screens cut or refuse it before it is sent. Apart
 * from the schemas, since no screen loads those.
 */

/** Names, codes and references, and what is searched for. */
export const LONGEST_WORDS = 128;
/** Of a transaction on a blockchain. */
export const LONGEST_HASH = 128;
export const LONGEST_MERCHANT_NAME = 256;
/** That comes with a hand-over package. */
export const LONGEST_HAND_OVER_CODE = 64;
/** Who manages settings, as tills show it. */
export const LONGEST_MANAGED_BY = 100;
export const LONGEST_PROFILE = 65_536;

/** A document of an application. Bytes. */
export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;
