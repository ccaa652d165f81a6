import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** Streams whose other side may stop answering. */

const tooLate = () => new Error('The storage did not answer in time.');

/** The content of a response. It fails if the next bytes take longer than `milliseconds`. A slow reader's pauses do not count. */
export const readWithin = (milliseconds: number, content: Readable): Readable =>
  Readable.from(inTime(milliseconds, content), { objectMode: false });

async function* inTime(milliseconds: number, content: Readable): AsyncGenerator<Buffer, void> {
  const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => content.destroy(tooLate()), milliseconds);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    content.destroy();
  }
}

/**
 * Runs `send` with the content of a file, which is closed in any case. It fails, and aborts the signal, when neither the next bytes are
 * taken nor the last ones are answered within `milliseconds`, and when the file cannot be read.
 */
export async function sendFileWithin<Value>(
  milliseconds: number,
  path: string,
  send: (content: Readable, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(tooLate()), milliseconds);
  const file = createReadStream(path);
  const taken = async function* () {
    for await (const chunk of file) {
      timer.refresh();
      yield chunk;
    }
  };
  const content = Readable.from(taken(), { objectMode: false });
  // Without a listener, closing the file after an answer that came before the file's end would end the process.
  content.on('error', (error) => ended.abort(error));
  try {
    return await send(content, ended.signal);
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : error;
  } finally {
    clearTimeout(timer);
    file.destroy();
  }
}
