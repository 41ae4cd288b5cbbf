import { posix } from 'node:path';
import { IMPORT_TABLE } from './import-table.ts';
import type { Import } from '../../../scripts/checks/imports.mjs';

/** One line of the table. */
export interface Permission {
  readonly module: string;
  readonly target: string;
  readonly typesOnly: boolean;
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The folder or file of the table that a file belongs to. */
export function moduleOf(file: string, table = IMPORT_TABLE): string | undefined {
  for (let path = file; path !== '.'; path = posix.dirname(path)) {
    if (Object.hasOwn(table, path)) return path;
  }
  return undefined;
}

export function permissions(table = IMPORT_TABLE): readonly Permission[] {
  return Object.entries(table).flatMap(([module, may]) =>
    Object.keys(may).map((written) => {
      const typesOnly = written.startsWith('types of ');
      return { module, target: typesOnly ? written.slice('types of '.length) : written, typesOnly };
    }),
  );
}

export function permits(permission: Permission, use: Import, table = IMPORT_TABLE): boolean {
  return covers(permission, use, table) && (use.typeOnly || !permission.typesOnly);
}

/** Whether the permission is about this import at all, be it wide enough or not. */
export function covers({ module, target }: Permission, use: Import, table = IMPORT_TABLE): boolean {
  const isTarget = target === 'node:*' ? use.to.startsWith('node:') : within(use.to, target);
  return isTarget && moduleOf(use.from, table) === module;
}

/** Imports that stay within a module need no permission. */
export function leavesModule(use: Import, table = IMPORT_TABLE): boolean {
  return moduleOf(use.from, table) !== moduleOf(use.to, table);
}
