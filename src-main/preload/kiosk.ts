import { contextBridge, ipcRenderer } from 'electron';
import { KIOSK_COMMAND_NAMES, KIOSK_EXPOSED_AS, KIOSK_VIEW_CHANNEL } from '../../shared/contract/kiosk.ts';
import type { KioskApi, KioskCommandCalls, KioskView } from '../../shared/contract/kiosk.ts';

const commands = Object.fromEntries(
  KIOSK_COMMAND_NAMES.map((name) => [name, (input: unknown) => ipcRenderer.invoke(name, input)]),
) as unknown as KioskCommandCalls;

const api: KioskApi = {
  commands,
  onView(listener) {
    const forward = (_event: unknown, view: KioskView): void => listener(view);
    ipcRenderer.on(KIOSK_VIEW_CHANNEL, forward);
    return () => void ipcRenderer.off(KIOSK_VIEW_CHANNEL, forward);
  },
};

contextBridge.exposeInMainWorld(KIOSK_EXPOSED_AS, api);
