import { Applications } from '../applications/applications.ts';
import { ShortApplications } from '../applications/short-applications.ts';
import { ApplicationDocuments } from '../applications/application-documents.ts';
import { ApplicationDrafts } from '../applications/application-drafts.ts';
import { DocumentFiles } from '../applications/document-files.ts';
import { DraftFiles } from '../applications/draft-files.ts';
import { NewApplications } from '../applications/new-applications.ts';
import { UnsentDocuments } from '../applications/unsent-documents.ts';
import { FormDrafts } from '../form-drafts/form-drafts.ts';
import { Merchants } from '../merchants/merchants.ts';
import { Partners } from '../merchants/partners.ts';
import { UpdateRequests } from '../merchants/update-requests.ts';
import { Hierarchy } from './hierarchy.ts';
import { RecordCalls } from './record-calls.ts';
import { RecordChanges } from './record-changes.ts';
import { TerminalNames } from './terminal-names.ts';
import { TerminalSecrets } from './terminal-secrets.ts';
import type { Cipher } from '../../terminal/secrets/vault-file.ts';
import type { BackOffice } from '../back-office.ts';

/** The account hierarchy as a manager works on it. */
export interface OpenHierarchy {
  readonly records: Hierarchy;
  readonly changes: RecordChanges;
  readonly secrets: TerminalSecrets;
  readonly terminalNames: TerminalNames;
  readonly merchants: Merchants;
  readonly partners: Partners;
  readonly updateRequests: UpdateRequests;
  readonly applications: Applications;
  readonly shortApplications: ShortApplications;
  readonly drafts: FormDrafts;
  readonly applicationDrafts: ApplicationDrafts;
  readonly newApplications: NewApplications;
  readonly documents: ApplicationDocuments;
}

/** Opens the encrypted files of applications that are being written. */
interface DraftFilesOpening {
  readonly folder: string;
  readonly cipher: Cipher;
}

interface HierarchyOpening {
  readonly office: BackOffice;
  /** This till's terminal. */
  readonly terminalId: string;
  /** This till's currency, ISO 4217. */
  readonly currency: string;
  /** The file of what was typed into forms and not saved at the service. */
  readonly draftsFile: string;
  readonly applicationDrafts: DraftFilesOpening;
  readonly environment: 'sandbox' | 'production';
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Opens the hierarchy of one back office. Nothing is requested yet. */
export function openHierarchy(opening: HierarchyOpening): OpenHierarchy {
  const { office, terminalId, currency, draftsFile, environment, now } = opening;
  const { folder, cipher } = opening.applicationDrafts;
  const files = new DocumentFiles(folder, cipher);
  const applicationDrafts = new ApplicationDrafts(new DraftFiles(folder, cipher), files, now);
  const calls = new RecordCalls(office);
  return {
    records: new Hierarchy(office),
    changes: new RecordChanges(calls, terminalId),
    secrets: new TerminalSecrets(calls),
    terminalNames: new TerminalNames(calls, office),
    merchants: new Merchants(calls, office, currency),
    partners: new Partners(calls),
    updateRequests: new UpdateRequests(calls, office),
    applications: new Applications(calls, office),
    shortApplications: new ShortApplications(calls, environment),
    drafts: new FormDrafts(draftsFile),
    applicationDrafts,
    documents: new ApplicationDocuments({
      calls,
      unsent: new UnsentDocuments(files, applicationDrafts),
      now,
    }),
    newApplications: new NewApplications({ calls, drafts: applicationDrafts, environment, currency, now }),
  };
}
