import type { SystemTree } from './system-tree.ts';

/** Later ones count less: systemd.unit(5), "Unit File Load Path", and systemd-system.conf(5). */
const UNIT_FOLDERS = [
  '/etc/systemd/system',
  '/run/systemd/system',
  '/usr/local/lib/systemd/system',
  '/usr/lib/systemd/system',
  '/lib/systemd/system',
];
const CONFIG_FOLDERS = ['/etc/systemd', '/run/systemd', '/usr/local/lib/systemd', '/usr/lib/systemd'];

/** What of a file of systemd holds, drop-ins included; a list that is set to nothing begins anew. */
export type Settings = (section: string, key: string) => string | undefined;

/** Whether systemd started this computer: sd_booted(3). */
export const isBootedBySystemd = (tree: SystemTree): Promise<boolean> => tree.has('/run/systemd/system');

/** Of `logind.conf` and the like. Where there is no such file everything is as systemd itself has it. */
export function configOf(tree: SystemTree, file: string): Promise<Settings> {
  return settingsOf(tree, CONFIG_FOLDERS, file, `${file}.d`);
}

/** Of a unit; nothing where there is none of this name. An instance, `a@b.service`, is read from its template too. */
export async function unitOf(tree: SystemTree, name: string): Promise<Settings | undefined> {
  const template = name.replace(/@[^.]+\./, '@.');
  for (const file of new Set([name, template])) {
    const isThere = await Promise.all(UNIT_FOLDERS.map((folder) => tree.has(`${folder}/${file}`)));
    if (isThere.includes(true)) return settingsOf(tree, UNIT_FOLDERS, file, `${name}.d`);
  }
  return undefined;
}

/** Names of services that somebody has put or linked where an administrator does. */
export async function administratorsServices(tree: SystemTree): Promise<readonly string[]> {
  return (await tree.names('/etc/systemd/system')).filter((name) => name.endsWith('.service')).slice(0, 500);
}

/** Nobody can start it: systemctl(1), "mask". */
export async function isMasked(tree: SystemTree, unit: string): Promise<boolean> {
  for (const folder of ['/etc/systemd/system', '/run/systemd/system'])
    if ((await tree.target(`${folder}/${unit}`)) === '/dev/null') return true;
  return false;
}

async function settingsOf(
  tree: SystemTree,
  folders: readonly string[],
  file: string,
  dropIns: string,
): Promise<Settings> {
  const values = new Map<string, string>();
  for (const folder of folders) {
    const text = await tree.text(`${folder}/${file}`);
    if (text === undefined) continue;
    read(text, values);
    break;
  }
  // Of two with one name that of the administrator counts; they are read in the order of their names.
  const places = new Map<string, string>();
  for (const folder of folders.toReversed())
    for (const name of await tree.names(`${folder}/${dropIns}`))
      if (name.endsWith('.conf')) places.set(name, folder);
  for (const [name, folder] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    read((await tree.text(`${folder}/${dropIns}/${name}`)) ?? '', values);
  return (section, key) => values.get(`${section} ${key}`);
}

/** The last of several assignments counts, and an empty one takes them back: systemd.syntax(7). */
function read(text: string, values: Map<string, string>): void {
  let section = '';
  for (const written of text.replaceAll('\\\n', ' ').split('\n')) {
    const line = written.trim();
    const equals = line.indexOf('=');
    if (line.startsWith('#') || line.startsWith(';')) continue;
    if (line.startsWith('[') && line.endsWith(']')) section = line.slice(1, -1);
    else if (equals > 0) {
      const name = `${section} ${line.slice(0, equals).trimEnd()}`;
      const value = line.slice(equals + 1).trimStart();
      if (value === '') values.delete(name);
      else values.set(name, value);
    }
  }
}
