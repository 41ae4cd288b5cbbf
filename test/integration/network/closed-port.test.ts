import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { closedPort } from '../../support/service/closed-port.ts';

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test.skipIf(process.platform !== 'linux')(
  'a port for later is none that the system gives to another test meanwhile',
  async () => {
    const [first] = readFileSync(RANGE, 'utf8').split(/\s/).map(Number);
    const ports = await Promise.all(Array.from({ length: 20 }, () => closedPort()));
    expect(ports.filter((port) => port >= (first ?? 0))).toEqual([]);
  },
);
