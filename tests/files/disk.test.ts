import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openOutbox } from '../../server/mail/outbox.ts';
import { startTestApp } from '../support/app.ts';
import { pdf, picture } from '../support/files.ts';
import { testUploadFixtures, upload } from './support.ts';

/** What the server stores on its disk is for its own user: chats and mails are private. */

const fixtures = testUploadFixtures();

const permissions = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

it('files of chats, photos and mails cannot be read by other users of the machine', async () => {
  const input = { chat: { databaseId: fixtures.chats.premium.id } };
  const png = await picture().png().toBuffer();
  await upload(fixtures.who.premium, 'uploadChatImage', png, { input });
  await upload(fixtures.who.premium, 'uploadChatDocument', pdf(), { input, name: 'Contract.pdf' });
  await upload(fixtures.who.premium, 'uploadPhoto', png);
  const outbox = openOutbox(join(fixtures.app.dataDir, 'outbox'), () => fixtures.app.clock.now);
  await outbox.send({ to: '+65 9123 4567', subject: 'A text message', text: 'Your code is 123456.' });

  for (const folder of ['media', 'outbox'].map((name) => join(fixtures.app.dataDir, name))) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile()).length).toBeGreaterThan(0);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      expect([path, await permissions(path)]).toEqual([path, entry.isFile() ? '600' : '700']);
    }
    expect([folder, await permissions(folder)]).toEqual([folder, '700']);
  }
});

it('folders of an earlier version, which others could read, are closed at the start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hourhand-open-'));
  const folders = ['media', 'outbox'].map((name) => join(dataDir, name));
  for (const folder of folders) {
    await mkdir(folder);
    await chmod(folder, 0o755);
  }
  const app = await startTestApp({ environment: { DATA_DIR: dataDir } });
  try {
    for (const folder of folders) expect(await permissions(folder)).toBe('700');
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true });
  }
});
