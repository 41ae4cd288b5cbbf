import { Applications } from '../applications/applications.ts';
import { FormDrafts } from '../form-drafts/form-drafts.ts';
import { Merchants } from '../merchants/merchants.ts';
import { Partners } from '../merchants/partners.ts';
import { UpdateRequests } from '../merchants/update-requests.ts';
import { Hierarchy } from './hierarchy.ts';
import { RecordCalls } from './record-calls.ts';
import { RecordChanges } from './record-changes.ts';
import { TerminalSecrets } from './terminal-secrets.ts';
import type { BackOffice } from '../back-office.ts';

/** The account hierarchy as a manager works on it. */
export interface OpenHierarchy {
  readonly records: Hierarchy;
  readonly changes: RecordChanges;
  readonly secrets: TerminalSecrets;
  readonly merchants: Merchants;
  readonly partners: Partners;
  readonly updateRequests: UpdateRequests;
  readonly applications: Applications;
  readonly drafts: FormDrafts;
}

interface HierarchyOpening {
  readonly office: BackOffice;
  /** That of this till. */
  readonly terminalId: string;
  /** Of this till, ISO 4217. */
  readonly currency: string;
  /** What was typed into forms and not saved yet. */
  readonly draftsFile: string;
}

export function openHierarchy({ office, terminalId, currency, draftsFile }: HierarchyOpening): OpenHierarchy {
  const calls = new RecordCalls(office);
  return {
    records: new Hierarchy(office),
    changes: new RecordChanges(calls, terminalId),
    secrets: new TerminalSecrets(calls),
    merchants: new Merchants(calls, office, currency),
    partners: new Partners(calls),
    updateRequests: new UpdateRequests(calls, office),
    applications: new Applications(calls, office),
    drafts: new FormDrafts(draftsFile),
  };
}
