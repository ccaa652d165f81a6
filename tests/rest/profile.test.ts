import { expect, it } from 'vitest';
import { DocumentedVisitor } from '../support/documented.ts';
import { testPassword } from '../support/factories.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { makeProfileFixtures, profileSteps } from '../support/profiles.ts';
import { send } from './call.ts';

/**
 * `updated` over REST: a PUT sets it if the profile is then complete by the wizard's rules (docs/product/rest-calls.md,
 * 'Profiles over REST').
 */

const app = testApp();
const fixtures = fixture(() => makeProfileFixtures(app.services));

const { upTo, stored } = profileSteps(() => ({ app, catalog: fixtures.catalog }));

it('a PUT marks a profile as updated only if the profile is then complete', async () => {
  const user = await upTo(4);
  await app.services.db.user.update({ where: { id: user.id }, data: { photoUri: '/media/photos/a.webp' } });
  const visitor = await new DocumentedVisitor(app.url).signIn(user.loginEmail ?? '', testPassword);
  const put = (body: unknown) => send(visitor, 'PUT /api/candidates/{id}', { path: { id: user.id }, body });
  expect(await put({ title: 'Quick and reliable' })).toMatchObject({ status: 200, body: { updated: false } });
  expect(await stored(user)).toMatchObject({ title: 'Quick and reliable', profileUpdated: false });
  expect(await put({ answer3: 'Weekends' })).toMatchObject({ status: 200, body: { updated: true } });
});
