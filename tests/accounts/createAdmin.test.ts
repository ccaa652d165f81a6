import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createAdmin } from '../../server/auth/admins.ts';
import { createAuth } from '../../server/auth/auth.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { createTestDatabase } from '../support/database.ts';

const database = await createTestDatabase();
const { db, close } = connectDatabase(database.url);
afterAll(async () => {
  await close();
  await database.drop();
});

const auth = createAuth({
  db,
  publicUrl: 'http://localhost:4000',
  originOf: () => 'http://localhost:4000',
  secrets: ['a secret of at least thirty-two characters'],
  supportEmail: 'help@example.test',
  productName: 'Hourhand',
  onSessionEnded: () => undefined,
  log: pino({ level: 'silent' }),
});

describe('an admin created on the command line', () => {
  it('can sign in, with the email in any letter case', async () => {
    const id = await createAdmin(db, { email: 'Ana@Example.org', name: ' Ana ', password: 'long enough' });
    const session = await auth.api.signInEmail({ body: { email: 'ANA@example.org', password: 'long enough' } });
    expect(session.user).toMatchObject({ id: String(id), name: 'Ana' });
    const user = await db.user.findUniqueOrThrow({ where: { id } });
    expect(user).toMatchObject({ role: 'ROLE_ADMIN', loginEmail: 'ana@example.org', email: 'ana@example.org' });
  });

  it('is refused for an email with an account', async () => {
    await createAdmin(db, { email: 'bo@example.org', name: 'Bo', password: 'long enough' });
    const users = await db.user.count();
    await expect(createAdmin(db, { email: 'BO@example.org', name: 'Bo', password: 'long enough' })).rejects.toThrow(
      'bo@example.org has an account already.',
    );
    expect(await db.user.count()).toBe(users);
  });

  it.each([
    [{ email: 'ana' }, 'That is not an e-mail address.'],
    [{ name: ' ' }, 'A name is needed.'],
    [{ password: 'short' }, 'The password needs at least 8 characters.'],
    [{ password: 'hourhand1234' }, 'This password is too easy to guess. Please choose a less common one.'],
    [{ name: 'Cyrus Vance', password: 'cyrusvance1' }, 'This password is too easy to guess.'],
  ])('%j is refused', async (change, message) => {
    const right = { email: 'cy@example.org', name: 'Cy', password: 'long enough' };
    await expect(createAdmin(db, { ...right, ...change })).rejects.toThrow(message);
  });
});
