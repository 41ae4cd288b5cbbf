import type { CommandInput } from '../../../shared/contract/commands.ts';

/** A sale that is ready to be started, but for what the guard may have against it. */
export type Order = Omit<CommandInput<'sale.start'>, 'overrides' | 'confirmedMinor' | 'approvalId'>;
