const MAX_NAME = 128;

/** What leads elsewhere than into the folder, on any of the systems that a till runs on. */
const ELSEWHERE = /[/\\:*?"<>|]|^\.|[. ]$/;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether this is the name of a file in a folder, and nothing else. */
export function isFileName(name: string): boolean {
  return name !== '' && name.length <= MAX_NAME && !ELSEWHERE.test(name) && !DEVICE.test(name);
}
