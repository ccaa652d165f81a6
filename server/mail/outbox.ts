import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mail.ts';

/** `name` is the outbox's own for it. */
export type StoredMail = Mail & { name: string; sentAt: string };

/** Mail that is written into a folder instead of sent: one file each, read at /dev/outbox in demo mode. */
export type Outbox = Mailer & {
  /** The newest first. */
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
  const readMail = async (name: string): Promise<StoredMail> => ({
    ...JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')),
    name,
  });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true });
      const sentAt = now().toISOString();
      const name = `${sentAt.replaceAll(':', '-')}-${randomUUID()}`;
      const stored: Omit<StoredMail, 'name'> = { ...mail, sentAt };
      // Renamed into place, so that nobody ever reads half a mail.
      await writeFile(join(folder, `${name}.part`), JSON.stringify(stored, null, 2));
      await rename(join(folder, `${name}.part`), join(folder, `${name}.json`));
    },
    read: async (limit) => Promise.all((await namesInOrder()).reverse().slice(0, limit).map(readMail)),
    // By its name in the list: whatever else is asked for leads to no file.
    find: async (name) => ((await namesInOrder()).includes(name) ? readMail(name) : null),
  };
}
