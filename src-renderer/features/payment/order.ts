import type { CommandInput } from '../../../shared/contract/commands.ts';

/** The input of `sale.start` without the cashier's answers to questions and warnings. */
export type Order = Omit<CommandInput<'sale.start'>, 'overrides' | 'confirmedMinor' | 'approvalId'>;
