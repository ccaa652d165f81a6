import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeEmployer, makeGuest } from '../support/factories.ts';
import { testAdmin, testApp, testCatalog } from '../support/fixtures.ts';
import { mutateAs } from '../support/graph.ts';
import { linkIn, mailsTo } from '../support/outbox.ts';
import { asEmployer } from '../support/sandbox.ts';

const app = testApp();
const catalog = testCatalog(app);

const admin = testAdmin(app);

const stored = ({ id }: { id: number }) => app.services.db.user.findUniqueOrThrow({ where: { id } });
const idOf = (user: User) => encodeGlobalId('Employer', user.id);
const fields = `name email whatsApp company site partTime fullTime city { databaseId } country { databaseId } job { databaseId }`;

const save = (viewer: Viewer, input: object) => mutateAs(app, viewer, 'saveEmployer', input, `employer { ${fields} }`);

describe('an employer', () => {
  it('changes the fields that are sent and keeps the others', async () => {
    const employer = await makeEmployer(app.services.db);
    const input = {
      name: ' Erin Newname ',
      email: employer.email,
      whatsApp: '+65 9876 5432',
      site: 'cafe.example/menu',
      cityId: catalog.cityId,
      jobId: catalog.jobId,
      partTime: true,
    };
    expect(await save(asEmployer(employer), input)).toEqual({
      __typename: 'SaveEmployerPayload',
      employer: {
        name: 'Erin Newname',
        email: employer.email,
        whatsApp: '+6598765432',
        company: employer.company,
        site: 'https://cafe.example/menu',
        partTime: true,
        fullTime: false,
        city: { databaseId: catalog.cityId },
        country: { databaseId: catalog.countryId },
        job: { databaseId: catalog.jobId },
      },
    });
    const emptied = { whatsApp: null, company: '', site: null, cityId: null, jobId: null, partTime: null };
    expect((await save(asEmployer(employer), emptied)).__typename).toBe('SaveEmployerPayload');
    expect(await stored(employer)).toMatchObject({ name: 'Erin Newname', ...emptied, company: null, partTime: false });
  });

  it('is refused at its field with a wrong value, and keeps all of the others', async () => {
    const employer = await makeEmployer(app.services.db);
    const ofLogin = 'You log in with this email. Please change it in your account settings.';
    for (const [input, field, message] of [
      [{ name: ' ' }, 'name', 'Please provide a name.'],
      [{ name: null }, 'name', 'Please provide a name.'],
      [{ email: 'not-an-email' }, 'email', 'Please provide a valid email.'],
      [{ email: 'other@example.test' }, 'email', ofLogin],
      [{ whatsApp: '12345' }, 'whatsApp', 'Please provide a valid phone number with the correct country code.'],
      [{ site: 'javascript:alert(1)' }, 'site', 'Please provide a valid website address.'],
      [{ cityId: 999_999 }, 'cityId', 'Please provide city.'],
      [{ jobId: -1 }, 'jobId', 'Please provide job.'],
    ] as const)
      expect((await save(asEmployer(employer), { company: 'New Cafe', ...input })).fields).toEqual([
        { field, message },
      ]);
    expect(await stored(employer)).toEqual(employer);
  });
});

describe('an admin', () => {
  it('changes a guest, who must remain reachable and cannot take the email of an account', async () => {
    const { db } = app.services;
    const guest = await makeGuest(db);
    const taken = (await makeEmployer(db)).email;
    const employer = idOf(guest);
    expect(await save(admin, { employer, email: taken })).toMatchObject({
      fields: [{ field: 'email', message: 'An account with this email already exists.' }],
    });
    const saved = await save(admin, { employer, email: 'Guest@Example.test', whatsApp: '+6591234567' });
    expect(saved.__typename).toBe('SaveEmployerPayload');
    expect(await stored(guest)).toMatchObject({ email: 'guest@example.test', loginEmail: null });
    const unreachable = await db.user.create({ data: { role: 'ROLE_EMPLOYER', name: 'Gus', whatsApp: '+6591234567' } });
    expect(await save(admin, { employer: idOf(unreachable), whatsApp: null })).toMatchObject({
      fields: [{ field: 'whatsApp', message: 'Attention! You should enter at least email or WhatsApp.' }],
    });
  });

  it('changes the login email of an employer; the new address must confirm, and the old one is notified', async () => {
    const employer = await makeEmployer(app.services.db);
    const email = `moved-${employer.email}`;
    expect(await save(admin, { employer: idOf(employer), email })).toMatchObject({ __typename: 'SaveEmployerPayload' });
    expect(await stored(employer)).toMatchObject({ email, loginEmail: email, emailVerified: false });
    expect(await mailsTo(app, employer.email)).toHaveLength(1);
    const [mail] = await mailsTo(app, email);
    await fetch(new URL(linkIn(mail), app.url), { redirect: 'manual' });
    expect(await stored(employer)).toMatchObject({ email, emailVerified: true });
  });
});
