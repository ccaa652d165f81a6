import { describe, expect, it } from 'vitest';
import { publicCompanyPages } from '../../../server/domain/accounts/access/employer.policy.ts';
import { hasPublicPage } from '../../../server/domain/accounts/access/visibility.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { uriOf } from '../../../server/domain/files/stored/rules.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import {
  erasedAt,
  inState,
  makeEmployer,
  makeGuest,
  makeJobOffer,
  makeJobSeeker,
  makeUpload,
} from '../../support/factories.ts';
import { testAdmin, testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { mutateAs, readAs } from '../../support/graph.ts';
import { asEmployer, asGuest } from '../../support/sandbox.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
const admin = testAdmin(app);

const visitor: Viewer = { kind: 'anonymous' };
const stored = ({ id }: { id: number }) => db.user.findUniqueOrThrow({ where: { id } });
const offerOf = ({ id: employerId }: User, state: 'ACTIVE' | 'FILLED' | 'DRAFT' = 'ACTIVE') =>
  makeJobOffer(db, catalog, { employerId, ...inState(state) });

type Page = Record<string, unknown> & { jobOffers: { edges: { node: { databaseId: number } }[] } };
const pageFor = async (viewer: Viewer, { id }: { id: number }): Promise<Page | null> => {
  const query = `query ($id: Int!) { companyPage(databaseId: $id) {
    isPublic employerName companyName about aboutHtml summary logoUri memberSince replyTime
    jobOffers(first: 5) { edges { node { databaseId } } } } }`;
  return (await readAs(app, viewer, query, { id })).companyPage;
};
const sees = async (viewer: Viewer, employer: { id: number }) => (await pageFor(viewer, employer)) !== null;

const save = (viewer: Viewer, input: object) =>
  mutateAs(app, viewer, 'saveEmployer', input, 'companyPage { isPublic companyName about logoUri }');

describe('a company page', () => {
  it('of an employer without active offers and text is only for the employer and admins', async () => {
    const employer = await makeEmployer(db);
    await offerOf(employer, 'FILLED');
    await offerOf(employer, 'DRAFT');
    for (const other of [visitor, asEmployer(await makeEmployer(db))]) expect(await sees(other, employer)).toBe(false);
    expect(await pageFor(asEmployer(employer), employer)).toMatchObject({ isPublic: false });
    expect(await pageFor(admin, employer)).toMatchObject({ isPublic: false });
  });

  it('of a guest, a deleted employer or another user is never public', async () => {
    const guest = await makeGuest(db);
    await db.user.update({ where: { id: guest.id }, data: { about: 'Written by an admin.' } });
    await offerOf(guest);
    const deleted = await makeEmployer(db, { ...erasedAt(new Date()), about: 'Was here.' });
    for (const one of [guest, deleted, await makeJobSeeker(db, catalog), { id: 2_000_000_000 }])
      expect(await sees(visitor, one)).toBe(false);
    expect(await sees(admin, await makeJobSeeker(db, catalog))).toBe(false);
    expect(await sees(asGuest(guest, app), guest)).toBe(true);
    expect(await sees(admin, guest)).toBe(true);
    expect(await sees(admin, deleted)).toBe(true);
  });

  it('is public with an active offer, and with a text', async () => {
    const hiring = await makeEmployer(db, { name: 'Erin Tan Secret', company: 'Blue Door Café' });
    const offer = await offerOf(hiring);
    await offerOf(hiring, 'DRAFT');
    const nothing = { about: null, aboutHtml: null, summary: null, logoUri: null, replyTime: null };
    expect(await pageFor(visitor, hiring)).toEqual({
      ...{ isPublic: true, employerName: 'Erin', companyName: 'Blue Door Café', ...nothing },
      memberSince: hiring.createdAt.toISOString(),
      jobOffers: { edges: [{ node: { databaseId: offer.id } }] },
    });
    await db.jobOffer.update({ where: { id: offer.id }, data: inState('FILLED') });
    expect(await sees(visitor, hiring)).toBe(false);
    await db.user.update({ where: { id: hiring.id }, data: { about: 'We *bake*.' } });
    expect(await pageFor(visitor, hiring)).toMatchObject({
      isPublic: true,
      aboutHtml: '<p>We <em>bake</em>.</p>',
      summary: 'We bake.',
      jobOffers: { edges: [] },
    });
  });

  it('is decided in the same way for one employer and in lists', async () => {
    const listed = await db.user.findMany({ where: publicCompanyPages, select: { id: true } });
    const all = await db.user.findMany({ where: { role: 'ROLE_EMPLOYER' } });
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.map(({ id }) => id).toSorted()).toEqual(
      all.flatMap((one) => (hasPublicPage(one) ? one.id : [])).toSorted(),
    );
  });
});

describe('changing a company page', () => {
  it('takes the name, the text and an uploaded logo, and leaves out what stays', async () => {
    const employer = await makeEmployer(db, { company: null });
    const logoUri = uriOf(await makeUpload(db, employer.id, 'LOGO'));
    const input = { company: ' Blue Door ', about: ' We bake.\n\n- Bread ', logoUri };
    expect(await save(asEmployer(employer), input)).toEqual({
      __typename: 'SaveEmployerPayload',
      companyPage: { isPublic: true, companyName: 'Blue Door', about: 'We bake.\n\n- Bread', logoUri },
    });
    await save(asEmployer(employer), { site: null });
    expect(await stored(employer)).toMatchObject({ company: 'Blue Door', about: 'We bake.\n\n- Bread', logoUri });
    expect(await save(asEmployer(employer), { company: '', about: ' ', logoUri: null })).toMatchObject({
      companyPage: { isPublic: false, companyName: null, about: null, logoUri: null },
    });
  });

  it.each([
    [{ about: 'Call us: +65 9876 5432' }, 'about', /phone number/],
    [{ company: 'Café hello@cafe.example' }, 'company', /email address/],
    [{ about: 'a'.repeat(2001) }, 'about', /at most 2000 characters/],
    [{ logoUri: 'https://elsewhere.test/a.png' }, 'logoUri', /upload the picture first/],
  ])('refuses %j at its field', async (input, field, message) => {
    const employer = await makeEmployer(db);
    expect(await save(asEmployer(employer), input)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field, message: expect.stringMatching(message) }],
    });
    expect(await stored(employer)).toEqual(employer);
  });

  it('does not take the logo of another employer, a picture of another kind, or for an admin a new one', async () => {
    const [employer, other] = [await makeEmployer(db), await makeEmployer(db)];
    const refused = { __typename: 'InvalidInput', fields: [{ field: 'logoUri' }] };
    for (const upload of [
      await makeUpload(db, other.id, 'LOGO'),
      await makeUpload(db, employer.id, 'PHOTO'),
      await makeUpload(db, employer.id, 'OFFER_IMAGE'),
    ]) {
      expect(await save(asEmployer(employer), { logoUri: uriOf(upload) })).toMatchObject(refused);
    }
    const ofAdmin = uriOf(await makeUpload(db, 'id' in admin ? admin.id : 0, 'LOGO'));
    const byAdmin = (input: object) => save(admin, { employer: encodeGlobalId('Employer', employer.id), ...input });
    expect(await byAdmin({ logoUri: ofAdmin })).toMatchObject(refused);
    await save(asEmployer(employer), { logoUri: uriOf(await makeUpload(db, employer.id, 'LOGO')) });
    const changed = { logoUri: null, about: 'By an admin.' };
    expect(await byAdmin(changed)).toMatchObject({ companyPage: changed });
  });
});
