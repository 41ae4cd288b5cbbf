import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import * as tableStyles from '../../components/text/figures-table.module.css';
import * as styles from './report-table.module.css';

/** More are shown when somebody asks for them. */
const FIRST_ROWS = 12;

export interface ReportRow {
  readonly name: string;
  readonly detail?: string;
  /** Empty where the row has no such figure. */
  readonly cells: readonly string[];
}

interface ReportTableProps {
  /** Which table it is, for styles. */
  readonly list: string;
  readonly title: string;
  readonly note?: string | undefined;
  /** The first column names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
  /** A picture beside the table, for those who see it. */
  readonly chart?: ReactNode;
}

/** A table of figures under its title. */
export function ReportTable({ list, title, note, columns, rows, chart }: ReportTableProps) {
  const { salesReport: messages } = useMessages();
  const [all, setAll] = useState(false);
  const id = useId();
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <section className={styles.reportTable} data-list={list} data-chart={chart !== undefined}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className={styles.reportNote}>{note}</p>}
      <div>
        <table className={tableStyles.figuresTable} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, detail, cells }, place) => (
              <tr key={place}>
                <th scope="row">
                  <bdi>{name}</bdi>
                  {detail !== undefined && <small>{detail}</small>}
                </th>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length < rows.length && (
          <Button kind="quiet" onPress={() => setAll(true)}>
            {messages.showAll({ count: rows.length })}
          </Button>
        )}
      </div>
      {chart}
    </section>
  );
}
