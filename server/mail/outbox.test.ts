import { expect, it } from 'vitest';
import { testFolder } from '../../tests/support/folder.ts';
import { openOutbox } from './outbox.ts';

const folder = testFolder();

it('mails are read and searched while the hourly job removes old ones', async () => {
  let now = new Date('2026-06-01T12:00:00Z');
  const outbox = openOutbox(folder, () => now);
  for (let round = 0; round < 5; round += 1) {
    for (let count = 0; count < 20; count += 1)
      await outbox.send({ to: 'otto@blue.test', subject: 'Old', text: 'Old' });
    now = new Date(now.getTime() + 1000);
    await outbox.send({ to: 'otto@blue.test', subject: 'New', text: `New in round ${round}` });
    const [, read] = await Promise.all([
      outbox.removeBefore(now),
      outbox.read(100),
      outbox.removeAbout((text) => text.includes('maria')),
    ]);
    expect(read[0]?.text).toBe(`New in round ${round}`);
  }
});
