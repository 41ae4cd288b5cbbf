import { z } from 'zod';
import { ofType } from '../../command.ts';
import type { CommandEntries } from '../../command.ts';
import type { HierarchyFound, HierarchyPage, HierarchyRecord } from '../../back-office/hierarchy.ts';

const id = z.string().min(1).max(256);
const page = z.int().nonnegative();

/** Commands that read partners, merchants, locations and terminals, as far as the back office's credential may. */
export const hierarchyCommands = {
  /** Answers the top of the tree: the partners, or the profile's one merchant. */
  'hierarchy.top': { who: 'manager', input: z.strictObject({ page }), answer: ofType<HierarchyPage>() },
  'hierarchy.children': {
    who: 'manager',
    input: z.strictObject({ kind: z.enum(['partner', 'merchant', 'location']), id, page }),
    answer: ofType<HierarchyPage>(),
  },
  /** Searches by a part of the name, or by the whole identifier. Ends a search that is running. */
  'hierarchy.find': {
    who: 'manager',
    input: z.strictObject({ text: z.string().trim().min(1).max(128), page }),
    answer: ofType<HierarchyFound>(),
  },
  'hierarchy.get': {
    who: 'manager',
    input: z.strictObject({ kind: z.enum(['location', 'terminal']), id }),
    answer: ofType<HierarchyRecord>(),
  },
} as const satisfies CommandEntries;
