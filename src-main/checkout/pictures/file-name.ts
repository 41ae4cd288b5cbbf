const MAX_NAME = 128;

/** Characters by which a name could lead out of the folder, on any operating system. */
const ELSEWHERE = /[/\\:*?"<>|]|^\.|[. ]$/;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether this is a plain file name, which cannot lead out of its folder. */
export function isFileName(name: string): boolean {
  return name !== '' && name.length <= MAX_NAME && !ELSEWHERE.test(name) && !DEVICE.test(name);
}
