/**
 * @typedef {object} PackageOrder
 * @property {string} output the package's file
 * @property {string} control Debian's control file
 * @property {readonly { name: string, from: string }[]} scripts of the package, as Debian names them
 * @property {readonly { from: string, to: string }[]} files `to` is absolute in the package
 */

/** Options of fpm that say nothing about what is in a Debian package. */
const WITHOUT_EFFECT = ['--deb-compression', '--vendor', '--license', '--category', '--log', '-s', '-t'];

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
  const [synopsis = '', ...text] = one('--description').split('\n');
  const control = [
    `Package: ${one('--name')}`,
    `Version: ${one('--version')}`,
    `Architecture: ${one('--architecture')}`,
    `Maintainer: ${one('--maintainer')}`,
    `Homepage: ${one('--url')}`,
    `Priority: ${one('--deb-priority')}`,
    `Depends: ${all('-d').join(', ')}`,
    `Recommends: ${all('--deb-recommends').join(', ')}`,
    `Description: ${synopsis.trim() || one('--name')}`,
    ...text.map((line) => ` ${line.trim() || '.'}`),
  ];
  const scripts = [
    { name: 'postinst', from: one('--after-install') },
    { name: 'postrm', from: one('--after-remove') },
  ];
  const output = one('--package');
  const unknown = [...options.keys()].filter((name) => !taken.has(name));
  if (unknown.length > 0) throw new Error(`options of fpm that are not known here: ${unknown.join(', ')}`);
  return { output, control: `${control.join('\n')}\n`, scripts, files };
}
