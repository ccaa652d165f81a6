import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptMail, Mail } from './mail.ts';

/** A mail, or a text message, which has no HTML version. */
type Stored = Omit<Mail, 'html'> & Partial<Pick<Mail, 'html'>>;

/** `name` identifies it in the outbox. */
export type StoredMail = Stored & { name: string; sentAt: string };

/**
 * Writes mail into a folder instead of sending it, one file each, for the user of this process only. Shown at /dev/outbox in
 * demo mode.
 */
export type Outbox = KeptMail & {
  send: (mail: Stored) => Promise<void>;
  /** Newest first. */
  read: (limit: number) => Promise<StoredMail[]>;
  find: (name: string) => Promise<StoredMail | null>;
};

export function openOutbox(folder: string, now: () => Date): Outbox {
  const namesInOrder = async (): Promise<string[]> => {
    const files = await readdir(folder).catch((): string[] => []);
    return files
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length))
      .sort();
  };
  /** Null for one that was removed in the meantime. */
  const readMail = async (name: string): Promise<StoredMail | null> => {
    const file = await readFile(join(folder, `${name}.json`), 'utf8').catch(nullIfMissing);
    return file === null ? null : { ...JSON.parse(file), name };
  };
  const remove = (name: string): Promise<void> => rm(join(folder, `${name}.json`), { force: true });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = now();
      const name = `${nameOfTime(sentAt)}-${randomUUID()}`;
      const stored: Omit<StoredMail, 'name'> = { ...mail, sentAt: sentAt.toISOString() };
      // Renamed into place, so that no reader sees a partial file.
      await writeFile(join(folder, `${name}.part`), JSON.stringify(stored, null, 2), { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, `${name}.json`));
    },
    read: async (limit) => {
      const mails = await Promise.all((await namesInOrder()).reverse().slice(0, limit).map(readMail));
      return mails.filter((mail) => mail !== null);
    },
    removeAbout: async (isAbout) => {
      for (const name of await namesInOrder()) {
        const mail = await readMail(name);
        if (mail && isAbout(`${mail.to}\n${mail.subject}\n${mail.text}`)) await remove(name);
      }
    },
    // A name begins with the time.
    removeBefore: async (time) => {
      const before = nameOfTime(time);
      for (const name of await namesInOrder()) if (name < before) await remove(name);
    },
    // Only listed names are opened, which prevents path traversal.
    find: async (name) => ((await namesInOrder()).includes(name) ? readMail(name) : null),
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

const nameOfTime = (time: Date): string => time.toISOString().replaceAll(':', '-');
