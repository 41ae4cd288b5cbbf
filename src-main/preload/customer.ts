import { contextBridge, ipcRenderer } from 'electron';
import {
  CUSTOMER_COMMAND_NAMES,
  CUSTOMER_EXPOSED_AS,
  CUSTOMER_VIEW_CHANNEL,
} from '../../shared/contract/customer-display.ts';
import type {
  CustomerApi,
  CustomerCommandCalls,
  CustomerView,
} from '../../shared/contract/customer-display.ts';

const commands = Object.fromEntries(
  CUSTOMER_COMMAND_NAMES.map((name) => [name, (input: unknown) => ipcRenderer.invoke(name, input)]),
) as unknown as CustomerCommandCalls;

const api: CustomerApi = {
  commands,
  onView(listener) {
    const forward = (_event: unknown, view: CustomerView): void => listener(view);
    ipcRenderer.on(CUSTOMER_VIEW_CHANNEL, forward);
    return () => void ipcRenderer.off(CUSTOMER_VIEW_CHANNEL, forward);
  },
};

contextBridge.exposeInMainWorld(CUSTOMER_EXPOSED_AS, api);
