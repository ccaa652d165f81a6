import { expect } from 'vitest';
import type { Services } from '../../server/domain/core/context.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { Prisma, User } from '../../server/generated/prisma/client.ts';
import type { TestApp } from './app.ts';
import { type Catalog, makeAdmin, makeJobSeeker, makeReference } from './factories.ts';
import { mutateAs } from './graph.ts';

export type ProfileFixtures = {
  catalog: Catalog;
  /** A city in a country with a situation list, with other recommended rates. */
  strict: { countryId: number; cityId: number };
  admin: Viewer;
};

const situations = ['Work permit', 'Permanent resident'];

export async function makeProfileFixtures({ db, reference }: Services): Promise<ProfileFixtures> {
  const catalog = await makeReference(db);
  const euro = { currencyCode: 'EUR', currencySymbol: '€', currencyName: 'Euro' };
  const country = await db.country.create({ data: { name: 'Strictland', ...euro, situationList: situations } });
  const city = await db.city.create({
    data: { name: 'Strictville', slug: 'strictville', countryId: country.id, recommendedPrices: [14, 20] },
  });
  const strict = { countryId: country.id, cityId: city.id };
  await reference.refresh();
  return { catalog, strict, admin: { kind: 'admin', id: (await makeAdmin(db)).id, sessionId: 1 } };
}

export const longText = 'I have worked in busy restaurants for years. '.repeat(12);

export const asJobSeeker = (user: { id: number }): Viewer => ({ kind: 'jobSeeker', id: user.id, sessionId: 1 });

export type Saved = { __typename: string; message?: string; fields?: { field: string; message: string }[] };

export const errorsOf = ({ fields = [] }: Saved) =>
  Object.fromEntries(fields.map(({ field, message }) => [field, message]));

/** Fills in profiles in the fixtures that `here` returns. */
export function profileSteps(fixtures: () => { app: TestApp; catalog: Catalog }) {
  const newcomer = async (): Promise<User> => {
    const { app, catalog } = fixtures();
    const user = await makeJobSeeker(app.services.db, catalog);
    const emptyProfile: Prisma.UserUncheckedUpdateInput = {
      ...{ whatsApp: null, zipCode: null, situationInCountry: null, active: false, profileUpdated: false },
      ...{ cityId: null, jobId: null, sexId: null, experienceId: null, languageId: null, nativeCountryId: null },
      ...{ minRate: null, title: null, description: null, jobAreas: null },
    };
    return app.services.db.user.update({ where: { id: user.id }, data: emptyProfile });
  };

  const mutation = (viewer: Viewer, name: string, input: object): Promise<Saved> =>
    mutateAs(fixtures().app, viewer, name, input, 'jobSeeker { databaseId updated }');
  const save = (viewer: Viewer, input: object) => mutation(viewer, 'saveProfile', input);
  const stored = ({ id }: { id: number }) => fixtures().app.services.db.user.findUniqueOrThrow({ where: { id } });

  const steps = () => [
    {
      name: 'Nina Newcomer',
      sexId: fixtures().catalog.sexId,
      whatsApp: '+65 9123 4567',
      nativeCountryId: fixtures().catalog.countryId,
      languageId: fixtures().catalog.languageId,
    },
    { cityId: fixtures().catalog.cityId, zipCode: '018956', jobAreas: 'Orchard' },
    { jobId: fixtures().catalog.jobId, experienceId: fixtures().catalog.experienceId, minRate: 12 },
    {
      title: 'Friendly waiter',
      description: longText,
      answer1: 'I smile',
      answer2: 'I am on time',
      answer4: 'Two cafes',
    },
    { partTime: true, fullTime: false, answer3: 'Weekends' },
  ];

  const upTo = async (step: number): Promise<User> => {
    const user = await newcomer();
    for (const [at, input] of steps().slice(0, step).entries()) {
      expect(await save(asJobSeeker(user), { step: at + 1, ...input })).toMatchObject({
        __typename: 'SaveProfilePayload',
      });
    }
    return user;
  };

  return { newcomer, mutation, save, stored, steps, upTo };
}
