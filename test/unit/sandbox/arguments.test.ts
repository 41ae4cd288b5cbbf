import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../sandbox/arguments.ts';

describe('the command line', () => {
  it('needs nothing: any free port, nothing kept', () => {
    expect(readArguments([])).toEqual({ options: { port: 0 } });
  });

  it('takes an environment', () => {
    expect(readArguments(['--environment', 'production'])).toEqual({
      options: { port: 0, environment: 'production' },
    });
  });

  it('takes that payments are settled by themselves', () => {
    expect(readArguments(['--settles'])).toEqual({ options: { port: 0, settles: true } });
  });

  it('takes a port and a state file', () => {
    expect(readArguments(['--port', '4010', '--state=w.json'])).toEqual({
      options: { port: 4010, stateFile: 'w.json' },
    });
  });

  it.each([
    [['--port', 'x'], /^--port must be a number/],
    [['--port', '65536'], /^--port must be a number/],
    [['--port=-1'], /^--port must be a number/],
    [['--port'], /^Option '--port <value>' argument missing\. Usage/],
    [['--environment', 'live'], /^--environment must be sandbox or production/],
    [['--state='], /^--state must name a file/],
    [['--prot', '1'], /^Unknown option '--prot'\. Usage/],
    [['4010'], /^Unexpected argument '4010'\. Usage/],
  ])('answers %j with one clear line', (args, line) => {
    const read = readArguments(args);
    expect('fault' in read && read.fault).toMatch(line);
    expect('fault' in read && read.fault).not.toContain('\n');
  });
});
