import { Writable } from 'node:stream';
import { pino } from 'pino';
import { makeWorld, type World } from '../../access/world.ts';
import { Visitor } from '../../support/browserless.ts';
import { testPassword } from '../../support/factories.ts';

/** Those who send what nobody should, each with the cookies that a browser of theirs would have. */
export const senders = ['anonymous', 'guest', 'jobSeeker', 'employer', 'admin'] as const;
export type Sender = (typeof senders)[number];

export type Cast = {
  world: World;
  cookies: Record<Sender, string>;
  /** What the server has complained of in its log: a bug each. */
  complaints: string[];
  stop: () => Promise<void>;
};

export async function makeCast(): Promise<Cast> {
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
  const world = await makeWorld({ log });
  const { app, people } = world;
  // The world's sessions are nobody's browsers.
  await app.services.db.session.deleteMany();
  const signedIn = async ({ loginEmail }: { loginEmail: string | null }) =>
    (await new Visitor(app.url).signIn(loginEmail ?? '', testPassword)).cookieHeader;
  const guest = new Visitor(app.url);
  await guest.post('/api/employers/no-login', { name: 'Gus', email: 'gus@example.test' });
  const cookies = {
    anonymous: '',
    guest: guest.cookieHeader,
    jobSeeker: await signedIn(people.jobSeeker),
    employer: await signedIn(people.employer),
    admin: await signedIn(people.admin),
  };
  // What a busy machine does to the tasks that begin with the process is nobody's input.
  complaints.length = 0;
  return { world, cookies, complaints, stop: () => app.stop() };
}
