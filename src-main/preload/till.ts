import { contextBridge, ipcRenderer } from 'electron';
import { COMMAND_NAMES, EXPOSED_AS, VIEW_CHANNEL } from '../../shared/contract/channels.ts';
import type { CommandCalls, CountertopApi } from '../../shared/contract/api.ts';
import type { TillView } from '../../shared/contract/views.ts';

const commands = Object.fromEntries(
  COMMAND_NAMES.map((name) => [name, (input: unknown) => ipcRenderer.invoke(name, input)]),
) as unknown as CommandCalls;

/** Asked for while the page's program is still loaded; a later question is asked anew. */
let firstView: ReturnType<typeof askForView> | undefined = askForView();
// The call that takes it fails where main did not answer.
firstView.catch(() => undefined);

/** The newest view that was pushed before anybody listened. */
let pushed: TillView | undefined;
const keepPushed = (_event: unknown, view: TillView): void => {
  pushed = view;
};
ipcRenderer.on(VIEW_CHANNEL, keepPushed);

function askForView() {
  return commands['till.view'](undefined);
}

function takeFirstView() {
  const asked = firstView ?? askForView();
  firstView = undefined;
  return asked;
}

const api: CountertopApi = {
  commands: { ...commands, 'till.view': takeFirstView },
  onView(listener) {
    ipcRenderer.off(VIEW_CHANNEL, keepPushed);
    if (pushed) listener(pushed);
    pushed = undefined;
    const forward = (_event: unknown, view: TillView): void => listener(view);
    ipcRenderer.on(VIEW_CHANNEL, forward);
    return () => void ipcRenderer.off(VIEW_CHANNEL, forward);
  },
};

contextBridge.exposeInMainWorld(EXPOSED_AS, api);
