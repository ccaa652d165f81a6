import { type FileHandle, open } from 'node:fs/promises';

/** A file with random access. */
export type OpenFile = {
  size: number;
  /** Reads at most `length` bytes at `position`; fewer at the end of the file. */
  read: (position: number, length: number) => Promise<Buffer>;
  /** Overwrites bytes in place. */
  write: (position: number, bytes: Uint8Array) => Promise<void>;
};

/** Opens a file for reading and overwriting while `use` runs. */
export async function withOpenFile<Value>(path: string, work: (file: OpenFile) => Promise<Value>): Promise<Value> {
  const handle = await open(path, 'r+');
  try {
    return await work({
      size: (await handle.stat()).size,
      read: (position, length) => readPart(handle, position, length),
      write: (position, bytes) => writeAll(handle, position, bytes),
    });
  } finally {
    await handle.close();
  }
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** A single write to a disk that becomes full may store a part without an error. */
async function writeAll(handle: FileHandle, position: number, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, position + at);
    at += bytesWritten;
  }
}

const zeros = Buffer.alloc(64 * 1024);

/** Overwrites a part of the file with zeros. `end` is not included. */
export async function fill(file: OpenFile, start: number, end: number): Promise<void> {
  for (let position = start; position < end; position += zeros.length)
    await file.write(position, zeros.subarray(0, Math.min(zeros.length, end - position)));
}
