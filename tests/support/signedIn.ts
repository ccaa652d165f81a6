import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import type { TestApp } from './app.ts';
import { newPerson, type Person } from './browser.ts';
import { testPassword } from './factories.ts';

/** A browser with a session of this user. */
export async function signedIn(
  browser: Browser,
  app: TestApp,
  user: User,
  viewport: { width: number; height: number },
): Promise<Person> {
  const person = await newPerson(browser, app.url, { viewport, bypassCSP: true, reducedMotion: 'reduce' });
  const data = { email: user.loginEmail, password: testPassword };
  const answer = await person.context.request.post('/api/auth/sign-in/email', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return person;
}
