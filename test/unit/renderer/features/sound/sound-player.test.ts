import { expect, test } from 'vitest';
import { SoundPlayer, type Speaker } from '../../../../../src-renderer/features/sound/sound-player.ts';

/** A device that plays nothing: its clock moves as a test says, and it counts the notes that were scheduled on it. */
class Device {
  currentTime = 0;
  state: AudioContextState = 'running';
  notes = 0;
  readonly destination = {};
  createGain() {
    const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  }
  createOscillator() {
    this.notes += 1;
    const frequency = { value: 0 };
    return { frequency, connect: () => undefined, start: () => undefined, stop: () => undefined };
  }
  close() {
    this.state = 'closed';
    return Promise.resolve();
  }
}

function player() {
  const devices: Device[] = [];
  let ms = 0;
  const sounds = new SoundPlayer(
    () => {
      const device = new Device();
      devices.push(device);
      return device as unknown as Speaker;
    },
    () => ms,
  );
  const pass = (milliseconds: number) => {
    ms += milliseconds;
  };
  return { sounds, devices, pass };
}

test('a device whose clock stands still is given up for a new one, which is heard', () => {
  const { sounds, devices, pass } = player();
  sounds.play(['paid'], 80);
  pass(30_000);
  sounds.play(['paid'], 80);
  expect(devices).toHaveLength(2);
  expect(devices[0]?.state).toBe('closed');
  expect(devices[1]?.notes).toBeGreaterThan(0);
});

test('sounds in quick succession do not keep a device whose clock stands still', () => {
  const { sounds, devices, pass } = player();
  for (let sound = 0; sound < 3; sound++) {
    sounds.play(['paid'], 80);
    pass(600);
  }
  expect(devices).toHaveLength(2);
});

test('a device that was closed is given up for a new one', () => {
  const { sounds, devices } = player();
  sounds.play(['paid'], 80);
  void devices[0]?.close();
  sounds.play(['paid'], 80);
  expect(devices[1]?.notes).toBeGreaterThan(0);
});

test('a device that plays is kept, also for two sounds in one instant', () => {
  const { sounds, devices, pass } = player();
  sounds.play(['paid'], 80);
  sounds.play(['paid'], 80);
  pass(30_000);
  if (devices[0]) devices[0].currentTime = 30;
  sounds.play(['paid'], 80);
  expect(devices).toHaveLength(1);
});
