import { startTestApp, type TestApp, type TestAppOptions } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer } from '../support/factories.ts';

/** What the tests of attacks share. An attack that needs other settings starts its own app; the others share one. */

export async function withApp(
  environment: Record<string, string>,
  attack: (own: TestApp) => Promise<void>,
): Promise<void> {
  await withOptions({ environment }, attack);
}

export async function withOptions(options: TestAppOptions, attack: (own: TestApp) => Promise<void>): Promise<void> {
  const own = await startTestApp(options);
  try {
    await attack(own);
  } finally {
    await own.stop();
  }
}

export async function inTurn<T>(count: number, send: (number: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < count) answers.push(await send(answers.length));
  return answers;
}

export async function signedInEmployer(app: TestApp): Promise<Visitor> {
  const employer = await makeEmployer(app.services.db);
  return new Visitor(app.url).signIn(employer);
}
