import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { renderQueue, TooBusy } from './pages.ts';

it('runs four renders at a time, lets forty wait, and refuses more', async () => {
  const queue = renderQueue();
  const gate = new EventEmitter();
  const released = once(gate, 'open');
  let running = 0;
  const render = async () => {
    running += 1;
    await released;
  };
  const admitted = Array.from({ length: 44 }, () => queue(false, render));
  await expect(queue(false, render)).rejects.toThrow(TooBusy);
  expect(running).toBe(4);
  gate.emit('open');
  await Promise.all(admitted);
  expect(running).toBe(44);
});

it('renders for signed-in users while visitors wait', async () => {
  const queue = renderQueue();
  const gate = new EventEmitter();
  const released = once(gate, 'open');
  const visitors = Array.from({ length: 10 }, () => queue(false, () => released));
  expect(await queue(true, async () => 'rendered')).toBe('rendered');
  gate.emit('open');
  await Promise.all(visitors);
});
