/**
 * @typedef {object} PackageOrder
 * @property {'deb' | 'rpm'} type
 * @property {string} output the package's file
 * @property {string} name
 * @property {string} version
 * @property {string} architecture as this type of package names it
 * @property {string} maintainer
 * @property {string} url
 * @property {string} license
 * @property {string} description
 * @property {string | undefined} priority of a Debian package
 * @property {readonly string[]} depends
 * @property {readonly string[]} recommends of a Debian package
 * @property {string} afterInstall a script's file
 * @property {string} afterRemove likewise
 * @property {readonly { from: string, to: string }[]} files `to` is absolute in the package
 */

/** Options of fpm that say nothing about what is in a package. */
const WITHOUT_EFFECT = [
  '--deb-compression',
  '--rpm-compression',
  '--rpm-os',
  '--vendor',
  '--category',
  '--log',
  '-s',
];

/**
 * What fpm is asked for on its command line (https://fpm.readthedocs.io/en/latest/cli-reference.html), as far as
 * electron-builder uses it.
 *
 * @param {readonly string[]} args
 * @returns {PackageOrder} throws `Error` with the option that it does not know: leaving one out would change the package
 */
export function orderOf(args) {
  /** @type {Map<string, string[]>} */
  const options = new Map();
  const files = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--force') continue;
    if (!arg.startsWith('-')) {
      const cut = arg.lastIndexOf('=');
      if (cut < 0) throw new Error(`not a file of the package: ${arg}`);
      files.push({ from: arg.slice(0, cut), to: arg.slice(cut + 1) });
      continue;
    }
    at += 1;
    options.set(arg, [...(options.get(arg) ?? []), args[at] ?? '']);
  }
  const taken = new Set(WITHOUT_EFFECT);
  /** @param {string} name */
  const all = (name) => {
    taken.add(name);
    return options.get(name) ?? [];
  };
  /** @param {string} name */
  const one = (name) => {
    const [value] = all(name);
    if (value === undefined) throw new Error(`fpm is not told ${name}`);
    return value;
  };
  const type = one('-t');
  if (type !== 'deb' && type !== 'rpm') throw new Error(`not a type of package that is known here: ${type}`);
  const isDeb = type === 'deb';
  /** @type {PackageOrder} */
  const order = {
    type,
    output: one('--package'),
    name: one('--name'),
    version: one('--version'),
    architecture: one('--architecture'),
    maintainer: one('--maintainer'),
    url: one('--url'),
    license: one('--license'),
    description: one('--description'),
    priority: isDeb ? one('--deb-priority') : undefined,
    depends: all('-d'),
    recommends: isDeb ? all('--deb-recommends') : [],
    afterInstall: one('--after-install'),
    afterRemove: one('--after-remove'),
    files,
  };
  const unknown = [...options.keys()].filter((name) => !taken.has(name));
  if (unknown.length > 0) throw new Error(`options of fpm that are not known here: ${unknown.join(', ')}`);
  return order;
}
