import { commandOf } from '../project.mjs';

/**
 * For a check that runs beside another one, on a core of its own. The compiler and the linter of types are written in Go:
 * on several cores they compute much twice, and with the usual collector they spend a fifth of their time on memory that
 * a check of a minute need not give back.
 */
export const ONE_LANE = { GOMAXPROCS: '1', GOGC: '400' };

/**
 * Checks the types of one part of the project. One checker takes half of the processor time of the usual four, each of
 * which works out the types that all files share.
 *
 * @param {string} part as its tsconfig is named
 * @returns {readonly string[]} arguments for Node
 */
export const types = (part) => [
  ...[commandOf('typescript', 'tsc'), '-p', `tsconfig.${part}.json`],
  ...['--checkers', '1'],
];
