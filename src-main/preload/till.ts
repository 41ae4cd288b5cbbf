import { contextBridge, ipcRenderer } from 'electron';
import { COMMAND_NAMES, EXPOSED_AS, VIEW_CHANNEL } from '../../shared/contract/channels.ts';
import type { CommandCalls, CountertopApi } from '../../shared/contract/api.ts';
import type { TillView } from '../../shared/contract/views.ts';

const commands = Object.fromEntries(
  COMMAND_NAMES.map((name) => [name, (input: unknown) => ipcRenderer.invoke(name, input)]),
) as unknown as CommandCalls;

const api: CountertopApi = {
  commands,
  onView(listener) {
    const forward = (_event: unknown, view: TillView): void => listener(view);
    ipcRenderer.on(VIEW_CHANNEL, forward);
    return () => void ipcRenderer.off(VIEW_CHANNEL, forward);
  },
};

contextBridge.exposeInMainWorld(EXPOSED_AS, api);
