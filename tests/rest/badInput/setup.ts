import { Writable } from 'node:stream';
import { pino } from 'pino';
import { type Fixtures, makeFixtures } from '../../access/fixtures.ts';
import { Visitor } from '../../support/browserless.ts';
import { fixture } from '../../support/fixtures.ts';

/** The senders of bad requests, each with the cookies of their browser. */
export const senders = ['anonymous', 'guest', 'jobSeeker', 'employer', 'admin'] as const;
export type Sender = (typeof senders)[number];

export type Setup = {
  fixtures: Fixtures;
  cookies: Record<Sender, string>;
  /** Errors in the log of the server; each is a bug. */
  complaints: string[];
  stop: () => Promise<void>;
};

async function startSetup(): Promise<Setup> {
  const complaints: string[] = [];
  const log = pino(
    { level: 'error' },
    new Writable({
      write: (chunk, _encoding, done) => {
        complaints.push(String(chunk));
        done();
      },
    }),
  );
  const fixtures = await makeFixtures({ log });
  const { app, people } = fixtures;
  // Only the sessions of the senders remain.
  await app.services.db.session.deleteMany();
  const signedIn = async (who: 'jobSeeker' | 'employer' | 'admin') =>
    (await new Visitor(app.url).signIn(people[who])).cookieHeader;
  const guest = new Visitor(app.url);
  await guest.post('/api/employers/no-login', { name: 'Gus', email: 'gus@example.test' });
  const cookies = {
    anonymous: '',
    guest: guest.cookieHeader,
    jobSeeker: await signedIn('jobSeeker'),
    employer: await signedIn('employer'),
    admin: await signedIn('admin'),
  };
  // Background tasks may log errors while a busy machine starts.
  complaints.length = 0;
  return { fixtures, cookies, complaints, stop: () => app.stop() };
}

export const testSetup = (): Setup => fixture(startSetup, (setup) => setup.stop());
