import { afterAll, describe } from 'vitest';
import { fixture } from '../../support/fixtures.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';
import { startFirefox } from './firefox.ts';
import { newPerson, type Person } from './person.ts';
import { startWebKit } from './webkit.ts';

const engines = { Firefox: startFirefox, WebKit: startWebKit };
type EngineName = keyof typeof engines;
const isEngine = (name: string): name is EngineName => name in engines;

/** All of them, or those that the environment names: `ENGINES=Firefox`. */
const chosen = (process.env.ENGINES ?? Object.keys(engines).join()).split(',');

type Around = { engineName: EngineName; server: Pick<ServerProcess, 'url'>; somebody: () => Promise<Person> };

/** Declares the tests of a way in each engine. `WAY_URL` is a server that runs already. */
export function inEachEngine(declare: (around: Around) => void): void {
  const server = fixture(
    async () => (process.env.WAY_URL ? { url: process.env.WAY_URL, stop: async () => {} } : startServerProcess()),
    (server) => server.stop(),
  );
  describe.each(chosen.filter(isEngine))('%s', (engineName) => {
    const engine = fixture(engines[engineName], (engine) => engine.close());
    const people: Person[] = [];
    const somebody = async () => {
      const person = await newPerson(engine, server.url);
      people.push(person);
      return person;
    };
    afterAll(async () => {
      for (const person of people) await person.close();
    });
    declare({ engineName, server, somebody });
  });
}

export async function signIn(person: Person, email: string): Promise<void> {
  await person.open('/login');
  await person.fill(/^Email/, email);
  await person.fill(/^Password/, 'hourhand-demo');
  await person.press('button', /^Log in/, 'main');
  await person.at(/^\/(?!login)/);
}
