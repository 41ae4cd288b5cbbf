/** Milliseconds of processor time that this process takes for it: what else the computer does meanwhile does not count. */
export function processorMs(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}
