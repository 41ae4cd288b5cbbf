import { contextBridge, ipcRenderer } from 'electron';
import { DOCUMENT_PAGE } from '../../shared/contract/document-page.ts';
import type { DocumentPageApi } from '../../shared/contract/document-page.ts';
import type { PrintedDocument } from '../../shared/printing/printed-document.ts';

const api: DocumentPageApi = {
  document: () => ipcRenderer.invoke(DOCUMENT_PAGE.ask) as Promise<PrintedDocument>,
  drawn: (height) => ipcRenderer.send(DOCUMENT_PAGE.drawn, height),
};

contextBridge.exposeInMainWorld(DOCUMENT_PAGE.exposedAs, api);
