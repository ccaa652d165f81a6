import { expect, it, vi } from 'vitest';
import { Unavailable } from '../failures/errors.ts';
import { attempts } from './write.ts';

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
const transaction = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(deadlock);

it('runs a transaction again that PostgreSQL has ended for a deadlock', async () => {
  const work = transaction().mockResolvedValue('done');
  expect(await attempts(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

it('gives up after six deadlocks', async () => {
  const work = transaction().mockRejectedValue(deadlock);
  await expect(attempts(work)).rejects.toThrow(Unavailable);
  expect(work).toHaveBeenCalledTimes(6);
});

it('does not run it again after another error', async () => {
  const work = transaction().mockRejectedValue(new Error('no'));
  await expect(attempts(work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(2);
});
