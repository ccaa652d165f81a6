import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The form of a backup. A program refuses forms that it does not know. */
export const FORMAT = 1;

/** What `contents.json` of a backup says about it. */
const Contents = z.object({
  format: z.number(),
  /** When the database was read: what was committed later is not in the backup. */
  createdAt: z.iso.datetime(),
  /** The migrations that the database had finished. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      file: z.string(),
    }),
  ),
  /** The last value that each sequence has given; null if none. As text: a sequence may have 64 bits. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
  /** Where uploads were: in the backup's folder `media`, or in a bucket, which is not copied. */
  uploads: z.union([z.object({ files: z.number(), bytes: z.number() }), z.object({ bucket: z.string() })]),
});

export type Contents = z.output<typeof Contents>;
export type CopiedTable = Contents['tables'][number];
export type CopiedSequence = Contents['sequences'][number];

/** @throws with a line for the operator */
function parseContents(text: string): Contents {
  const parsed = Contents.safeParse(jsonOf(text));
  if (parsed.success && parsed.data.format === FORMAT) return parsed.data;
  const format = z.object({ format: z.number() }).safeParse(jsonOf(text));
  if (format.success && format.data.format > FORMAT) {
    throw new Error('The backup has the form of a newer version. Restore it with that version.');
  }
  throw new Error('contents.json of the backup is not one that this version has written.');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A backup is a folder: rows, uploads, contents.json, and SHA256SUMS, which `sha256sum --check` reads too. */
const CONTENTS = 'contents.json';
const SUMS = 'SHA256SUMS';

export type NewBackup = {
  /** Writes a file of the backup as it arrives. Returns its number of bytes. */
  add: (path: string, content: Readable | string, ...through: Transform[]) => Promise<number>;
  /** Writes what the backup has, and gives the folder its name. */
  finish: (contents: Contents) => Promise<void>;
  /** Removes what was written. */
  discard: () => Promise<void>;
};

/**
 * Begins a backup at `target`, which may not exist. Until it is finished, the folder is called `target`.part. Only its owner may read it.
 * @throws with a line for the operator
 */
export async function createBackup(target: string): Promise<NewBackup> {
  const place = resolve(target);
  const part = `${place}.part`;
  if (existsSync(place)) throw new Error(`${place} exists already. A backup is written to a new folder.`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  const sums: string[] = [];
  const add: NewBackup['add'] = async (path, content, ...through) => {
    const file = join(part, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const { sum, size } = await writeSummed(file, content, through);
    sums.push(`${sum}  ${path}\n`);
    return size;
  };
  return {
    add,
    finish: async (contents) => {
      await add(CONTENTS, `${JSON.stringify(contents, null, 2)}\n`);
      await writeSummed(join(part, SUMS), sums.join(''), []);
      await rename(part, place);
      await flushFolder(dirname(place));
    },
    discard: () => rm(part, { recursive: true, force: true }),
  };
}

async function writeSummed(
  file: string,
  content: Readable | string,
  through: Transform[],
): Promise<{ sum: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content;
  await pipeline([source, ...through, count, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })]);
  return { sum: hash.digest('hex'), size };
}

/** So that the name is still there after a power failure. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * What the backup in `folder` has, after every file of it was read and compared with its checksum.
 * @throws with a line for the operator if it is no backup, or not whole
 */
export async function readBackup(folder: string): Promise<Contents> {
  const text = await readFile(join(folder, SUMS), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${resolve(folder)} is no finished backup: it has no ${SUMS}.`);
  const files = text.split('\n').filter(Boolean).map(parseLine);
  for (const { path, sum } of files) {
    if ((await sumOf(join(folder, path))) !== sum)
      throw new Error(`The backup is damaged: ${path} is not as it was written.`);
  }
  const paths = new Set(files.map(({ path }) => path));
  if (!text.endsWith('\n') || !paths.has(CONTENTS)) throw new Error(`The backup is damaged: ${SUMS} is cut off.`);
  const contents = parseContents(await readFile(join(folder, CONTENTS), 'utf8'));
  const missing = contents.tables.map(({ file }) => file).filter((file) => !paths.has(file));
  const uploads = [...paths].filter((path) => path.startsWith('media/')).length;
  if (missing.length > 0 || ('files' in contents.uploads && contents.uploads.files !== uploads)) {
    throw new Error(`The backup is damaged: ${SUMS} does not have all of its files.`);
  }
  return contents;
}

/**
 * Copies the finished backup in `folder` to another place, file by file. SHA256SUMS is last there too: without it, the copy is not whole.
 * @param put gets the path in the backup, and the file
 */
export async function copyBackup(folder: string, put: (path: string, file: string) => Promise<void>): Promise<void> {
  const sums = await readFile(join(folder, SUMS), 'utf8');
  const paths = sums
    .split('\n')
    .filter(Boolean)
    .map((line) => parseLine(line).path);
  for (const path of [...paths, SUMS]) await put(path, join(folder, path));
}

function parseLine(line: string): { sum: string; path: string } {
  const [, sum, path] = /^([\da-f]{64}) {2}(\S.*)$/.exec(line) ?? [];
  if (sum === undefined || path === undefined || path.split('/').includes('..')) {
    throw new Error(`The backup is damaged: ${SUMS} has a line that is no checksum.`);
  }
  return { sum, path };
}

async function sumOf(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return hash.digest('hex');
}
