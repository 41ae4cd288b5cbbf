import { Sales } from '../../sales/sales.ts';
import { PaidWith } from './paid-with.ts';
import { withFreshTenders } from './with-fresh-tenders.ts';
import type { ServiceConnection } from '../../service/connect.ts';
import type { SessionParts, Tenders } from '../session-parts.ts';
import type { KeptPayers } from './kept-payers.ts';

interface SellingParts extends Pick<SessionParts, 'ledger' | 'ports' | 'onPaid'> {
  readonly connection: ServiceConnection;
  readonly tenders: Tenders;
  readonly keptPayers: KeptPayers;
  readonly onChange: () => void;
  /** Aborts when the session ends. */
  readonly signal: AbortSignal;
}

/** Resumes the sales of the ledger over this connection. Throws `LedgerUnavailable`. */
export function openSales(parts: SellingParts): Sales {
  const { ledger, ports, onPaid, connection, tenders, keptPayers, onChange, signal } = parts;
  const paidWith = new PaidWith({ sales: () => sales, tenders, connection, onPaid, signal });
  const sales = new Sales(
    {
      ...ports,
      ledger,
      gateway: withFreshTenders(connection.gateway, tenders, onChange, signal),
      readTender: (saleId, late) => {
        keptPayers.forget(saleId);
        paidWith.read(saleId, late);
      },
    },
    onChange,
  );
  return sales;
}
