import { contextBridge, ipcRenderer } from 'electron';
import { PAPER_PAGE } from '../../shared/contract/paper-page.ts';
import type { PaperPageApi } from '../../shared/contract/paper-page.ts';
import type { Paper } from '../../shared/paper.ts';

const api: PaperPageApi = {
  paper: () => ipcRenderer.invoke(PAPER_PAGE.ask) as Promise<Paper>,
  drawn: (height) => ipcRenderer.send(PAPER_PAGE.drawn, height),
};

contextBridge.exposeInMainWorld(PAPER_PAGE.exposedAs, api);
