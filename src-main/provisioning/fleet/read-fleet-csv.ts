import { CsvError, parse } from 'csv-parse/sync';
import { delimiterOf } from '../../checkout/catalogue/delimiter.ts';
import { FLEET_COLUMNS, MOST_FLEET_ROWS } from '../../../shared/contract/back-office/fleet.ts';
import { readFleetRow, type FleetRow } from './fleet-row.ts';
import type { FleetColumn, FleetFault } from '../../../shared/contract/back-office/fleet.ts';

/** As many as anybody corrects before trying again. */
const MOST_FAULTS = 200;

export interface FleetReading {
  /** Empty where there is any fault. */
  readonly rows: readonly FleetRow[];
  /** In the order of the file. */
  readonly faults: readonly FleetFault[];
}

interface Line {
  readonly cells: readonly string[];
  /** On which it begins. */
  readonly line: number;
}

/** Reads a CSV file of tills whose first line names the columns (docs/fleet.md). Nothing is asked of the service. */
export function readFleetCsv(text: string): FleetReading {
  const read = linesOf(text.replace(/^\uFEFF/, ''));
  if ('fault' in read) return refused([read]);
  const [header, ...rest] = read.lines;
  const columns = columnsOf(header?.cells ?? []);
  if ('faults' in columns) return refused(columns.faults);
  if (rest.length === 0) return refused([{ line: 0, fault: 'no-rows' }]);
  if (rest.length > MOST_FLEET_ROWS) return refused([{ line: 0, fault: 'too-many-rows' }]);
  const width = header?.cells.length ?? 0;
  const results = rest.map(({ cells, line }) => {
    if (cells.slice(width).some((cell) => cell.trim() !== ''))
      return { faults: [{ line, fault: 'too-many-cells' } as const] };
    return readFleetRow((column) => cells[columns.found.get(column) ?? -1] ?? '', line);
  });
  const rows = results.flatMap((result) => ('row' in result ? [result.row] : []));
  const faults = [...results.flatMap((result) => ('faults' in result ? result.faults : [])), ...twice(rows)];
  return faults.length > 0 ? refused(faults) : { rows, faults };
}

function refused(faults: readonly FleetFault[]): FleetReading {
  const sorted = [...faults].sort((a, b) => a.line - b.line);
  return { rows: [], faults: sorted.slice(0, MOST_FAULTS) };
}

function linesOf(text: string): { readonly lines: readonly Line[] } | FleetFault {
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as readonly {
      readonly record: readonly string[];
      readonly info: { readonly lines: number };
    }[];
    return {
      lines: records.map(({ record, info }) => ({
        cells: record,
        line: info.lines - (record.join('').split('\n').length - 1),
      })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: typeof error['lines'] === 'number' ? error['lines'] : 0, fault: 'quotes' };
  }
}

/** Other columns are refused: one with a slip in its name would be left out without a word. */
function columnsOf(
  header: readonly string[],
): { readonly found: ReadonlyMap<FleetColumn, number> } | { readonly faults: readonly FleetFault[] } {
  const found = new Map<FleetColumn, number>();
  const faults: FleetFault[] = [];
  for (const [index, cell] of header.entries()) {
    const word = cell.trim().toLowerCase();
    const column = FLEET_COLUMNS.find((name) => name === word);
    if (column === undefined)
      faults.push({ line: 1, fault: 'unknown-column', text: cell.trim().slice(0, 40) });
    else if (found.has(column)) faults.push({ line: 1, column, fault: 'column-twice' });
    else found.set(column, index);
  }
  if (!found.has('terminal')) {
    for (const column of ['location', 'name'] as const)
      if (!found.has(column)) faults.push({ line: 1, column, fault: 'missing-column' });
  }
  return faults.length > 0 ? { faults } : { found };
}

/** A terminal belongs to one till, and a name is how the run finds a terminal again whose making was not answered. */
function twice(rows: readonly FleetRow[]): readonly FleetFault[] {
  const seen = new Set<string>();
  return rows.flatMap((row): readonly FleetFault[] => {
    const { line, terminalId, locationId, name } = row;
    const key = JSON.stringify(terminalId === undefined ? [locationId, name] : [terminalId]);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return terminalId === undefined
      ? [{ line, column: 'name', fault: 'name-twice' }]
      : [{ line, column: 'terminal', fault: 'terminal-twice' }];
  });
}
