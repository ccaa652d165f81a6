import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { testFolder } from '../../tests/support/folder.ts';
import { sendFileWithin } from './s3.ts';

const seconds = 1_000;
const folder = testFolder();
let file: string;

beforeAll(async () => {
  file = join(folder, 'video');
  await writeFile(file, Buffer.alloc(1_000_000, 'v'));
});

it('sends the whole file', async () => {
  const received = await sendFileWithin(30 * seconds, file, (content) => buffer(content));
  expect(received).toHaveLength(1_000_000);
});

it('an answer before the end of the file is an answer, and closing the file harms nobody', async () => {
  const faults: unknown[] = [];
  const note = (error: unknown) => faults.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const answer = await sendFileWithin(30 * seconds, file, async (content) => {
    content.resume();
    await new Promise((resolve) => content.once('data', resolve));
    return 'stored';
  });
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  expect([answer, faults]).toEqual(['stored', []]);
});

it('a file that cannot be read ends the request with its own error', async () => {
  const hangs = (content: NodeJS.ReadableStream, signal: AbortSignal) => {
    content.resume();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  };
  await expect(sendFileWithin(30 * seconds, join(folder, 'none'), hangs)).rejects.toThrow('ENOENT');
});

it('a request that nobody answers is given up', async () => {
  const silent = (_content: unknown, signal: AbortSignal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  await expect(sendFileWithin(20, file, silent)).rejects.toThrow('did not answer in time');
});
