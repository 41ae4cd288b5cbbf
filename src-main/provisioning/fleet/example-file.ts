import { stringify } from 'csv-stringify/sync';
import { FLEET_COLUMNS } from '../../../shared/contract/back-office/fleet.ts';
import type { FleetColumn } from '../../../shared/contract/back-office/fleet.ts';

/** Two show how lines repeat; nobody wants to delete more. */
const NAMES = ['Till 2', 'Till 3'];
const FORM = { record_delimiter: 'windows', escape_formulas: true } as const;

/**
 * A file of tills to begin with (docs/fleet.md): all columns, and lines that make terminals at this location. Where none is
 * known its cells are empty.
 */
export function exampleFile(locationId = ''): string {
  const lines = NAMES.map((name) => FLEET_COLUMNS.map((column) => cellOf(column, locationId, name)));
  return `\uFEFF${stringify([[...FLEET_COLUMNS], ...lines], FORM)}`;
}

function cellOf(column: FleetColumn, locationId: string, name: string): string {
  if (column === 'location') return locationId;
  return column === 'name' ? name : '';
}
