import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mail.ts';

export type StoredMail = Mail & { sentAt: string };

/** Mail that is written into a folder instead of sent: one file each, read at /dev/outbox in demo mode. */
export type Outbox = Mailer & {
  /** The newest first. */
  read: (limit: number) => Promise<StoredMail[]>;
};

export function openOutbox(folder: string, now: () => Date): Outbox {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true });
      const sentAt = now().toISOString();
      const name = `${sentAt.replaceAll(':', '-')}-${randomUUID()}`;
      const stored: StoredMail = { ...mail, sentAt };
      // Renamed into place, so that nobody ever reads half a mail.
      await writeFile(join(folder, `${name}.part`), JSON.stringify(stored, null, 2));
      await rename(join(folder, `${name}.part`), join(folder, `${name}.json`));
    },
    read: async (limit) => {
      const names = await readdir(folder).catch((): string[] => []);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, limit);
      return Promise.all(
        newest.map(async (name): Promise<StoredMail> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
      );
    },
  };
}
