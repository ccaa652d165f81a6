import { type FileHandle, open } from 'node:fs/promises';

/** A file of which parts are read where they are needed. */
export type OpenFile = {
  size: number;
  /** At most `length` bytes from `position`; fewer at the end of the file. */
  read: (position: number, length: number) => Promise<Buffer>;
  /** Writes over what is there. */
  write: (position: number, bytes: Uint8Array) => Promise<void>;
};

/** Opens a file, for reading and for writing over, while something is done with it. */
export async function withOpenFile<Value>(path: string, work: (file: OpenFile) => Promise<Value>): Promise<Value> {
  const handle = await open(path, 'r+');
  try {
    return await work({
      size: (await handle.stat()).size,
      read: (position, length) => readPart(handle, position, length),
      write: async (position, bytes) => {
        await handle.write(bytes, 0, bytes.length, position);
      },
    });
  } finally {
    await handle.close();
  }
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
