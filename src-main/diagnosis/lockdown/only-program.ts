import { configOf, isBootedBySystemd, isMasked } from './systemd-settings.ts';
import { withAncestors, type Process } from './processes.ts';
import type { LockdownAnswer } from '../../../shared/contract/health.ts';
import type { SystemTree } from './system-tree.ts';

type LockdownState = LockdownAnswer['state'];

/** Compositors that show one program and have no way to another. */
const ONE_PROGRAM = new Set(['cage']);

/** Desktops, window managers and greeters, by the 15 characters that the kernel keeps: each has ways to other programs. */
const DESKTOPS = new Set([
  ...['gnome-shell', 'gnome-session-b', 'gnome-kiosk', 'mutter', 'kwin_x11', 'kwin_wayland', 'plasmashell'],
  ...['cinnamon', 'muffin', 'marco', 'metacity', 'mate-session', 'xfwm4', 'xfce4-session', 'xfdesktop'],
  ...['lxsession', 'lxqt-session', 'openbox', 'fluxbox', 'blackbox', 'icewm', 'enlightenment', 'compiz'],
  ...['budgie-wm', 'gala', 'deepin-wm', 'cosmic-comp', 'sway', 'labwc', 'wayfire', 'Hyprland'],
  ...['river', 'niri', 'i3', 'awesome', 'bspwm', 'dwm', 'fvwm', 'fvwm3', 'jwm', 'twm', 'mwm'],
  ...['xmonad', 'qtile', 'matchbox-window'],
  ...['lightdm-gtk-gre', 'sddm-greeter', 'phoc', 'phosh'],
]);

/** What darkens or locks a screen that nobody touches. */
const SCREEN_SAVERS = new Set([
  ...['swayidle', 'swaylock', 'hypridle', 'xscreensaver', 'xautolock', 'xss-lock', 'light-locker'],
  ...['gnome-screensav', 'mate-screensave', 'xfce4-screensav', 'cinnamon-screen'],
]);

/** Whether the till has its display for itself. A window manager may let several programs side by side, whatever it shows now. */
export function isOnlyProgram(pid: number, processes: readonly Process[] | undefined): LockdownState {
  if (!processes) return 'unknown';
  // A desktop of another user counts too, because Ctrl+Alt+F1 leads to it.
  if (processes.some(({ name }) => DESKTOPS.has(name))) return 'open';
  return isAlone(pid, processes) ? 'locked' : 'unknown';
}

/** Whether the computer stays awake, and the screen lit, while nobody touches it. */
export async function staysAwake(
  pid: number,
  processes: readonly Process[] | undefined,
  tree: SystemTree,
): Promise<LockdownState> {
  if (processes?.some(({ name }) => SCREEN_SAVERS.has(name))) return 'open';
  if (!(await isBootedBySystemd(tree))) return 'unknown';
  const config = await configOf(tree, 'logind.conf');
  const mayIdle = (config('Login', 'IdleAction') ?? 'ignore') !== 'ignore';
  if (mayIdle && !(await isMasked(tree, 'sleep.target'))) return 'open';
  // An X server darkens its screen with a timer of its own, which stands in no file.
  return processes && isAlone(pid, processes) ? 'locked' : 'unknown';
}

const isAlone = (pid: number, processes: readonly Process[]): boolean =>
  withAncestors(pid, processes).some(({ name }) => ONE_PROGRAM.has(name));
