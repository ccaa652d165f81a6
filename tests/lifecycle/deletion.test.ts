import { describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { sendClosedMails } from '../../server/domain/lifecycle/deletion/closedMail.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { PaymentProviderUnavailable } from '../../server/payment/payment.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { fixture, testApp, testCatalog, testDb, testProvider } from '../support/fixtures.ts';
import { askAs, mutateAs, mutateOver, readAs } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { asAdmin, asEmployer, buy } from '../support/sandbox.ts';
import { newAccount, signUp } from '../support/signUp.ts';
import { kindOf, logIn } from '../support/visiting.ts';

/** Deletion of accounts by their owners and by admins, and what remains. tests/access also covers who may delete. */

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
const provider = testProvider(app);

const admin = fixture(async () => asAdmin(await makeAdmin(db)));

const visitor = () => new Visitor(app.url);
const signedIn = (user: User) => logIn(app, user);
const stored = ({ id }: { id: number }) => db.user.findUniqueOrThrow({ where: { id } });
const idOf = ({ id, role }: Pick<User, 'id' | 'role'>) =>
  encodeGlobalId({ ROLE_CANDIDATE: 'JobSeeker', ROLE_EMPLOYER: 'Employer', ROLE_ADMIN: 'Admin' }[role], id);

const remove = (viewer: Viewer, id: string) => mutateAs(app, viewer, 'deleteUser', { id }, 'deletedId');
const leave = (visitor: Visitor, password: string) => mutateOver(visitor, 'deleteMyAccount', { password }, 'deletedId');

async function makeMet() {
  const jobSeeker = await makeJobSeeker(db, catalog, { name: 'Maria Forgotten', photoUri: null });
  const erin = { name: 'Erin Forgotten', company: 'Forgotten Cafe', site: 'https://f.example' };
  const employer = await makeEmployer(db, erin);
  const asked = { jobSeeker: idOf(jobSeeker), description: 'For the evenings' };
  await mutateAs(app, asEmployer(employer), 'contactJobSeeker', asked);
  const chat = await db.chat.findFirstOrThrow({ where: { employerId: employer.id } });
  const message = { chat: { sharedHash: chat.jobSeekerHash }, text: 'Good evening' };
  await mutateAs(app, { kind: 'anonymous' }, 'sendMessage', message);
  return { jobSeeker, employer, chat };
}

const readChat = async (viewer: Viewer, reference: object) => {
  const shown = 'counterpart { name } nbMessages messages { edges { node { text } } }';
  const source = `query ($reference: ChatReference!) { chat(reference: $reference) { ${shown} } }`;
  return (await readAs(app, viewer, source, { reference })).chat;
};

describe('permissions', () => {
  it('an unknown or deleted user, or one of another type, is not found, and an admin is not deleted', async () => {
    const another = await makeAdmin(db);
    const forbidden = { __typename: 'Forbidden', message: 'Admins cannot be deleted here.' };
    expect(await remove(admin, idOf(another))).toMatchObject(forbidden);
    expect(await stored(another)).toEqual(another);
    const jobSeeker = await makeJobSeeker(db, catalog);
    const others = [2_000_000_000, jobSeeker.id].map((id) => idOf({ id, role: 'ROLE_EMPLOYER' }));
    for (const id of ['nonsense', ...others]) expect(await remove(admin, id)).toMatchObject({ __typename: 'NotFound' });
    expect(await stored(jobSeeker)).toEqual(jobSeeker);
    const both = await Promise.all([remove(admin, idOf(jobSeeker)), remove(admin, idOf(jobSeeker))]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['DeleteUserPayload', 'NotFound']);
  });

  it('deleting the own account requires its password and is not for admins', async () => {
    const employer = await makeEmployer(db);
    expect(await leave(await signedIn(employer), 'a wild guess')).toMatchObject({
      fields: [{ field: 'password', message: 'The password is incorrect.' }],
    });
    expect(await stored(employer)).toEqual(employer);
    expect(await leave(await signedIn(await makeAdmin(db)), testPassword)).toMatchObject({ __typename: 'Forbidden' });
    expect(await leave(visitor(), testPassword)).toMatchObject({ __typename: 'SignInRequired' });
  });
});

describe('after a deletion', () => {
  // That nothing else remains: deletedColumns.test.ts.
  it('the person is called a deleted user, and no contact data or text remains', async () => {
    const { jobSeeker, employer } = await makeMet();
    const deletedId = idOf(jobSeeker);
    expect(await remove(admin, deletedId)).toEqual({ __typename: 'DeleteUserPayload', deletedId });
    const { cityId, jobId } = catalog;
    const kept = { name: 'Deleted user', active: false, deletedAt: app.clock.now, cityId, jobId };
    const gone = { email: null, loginEmail: null, whatsApp: null, zipCode: null, jobAreas: null };
    expect(await stored(jobSeeker)).toMatchObject({ ...kept, ...gone, title: null, description: null });
    await remove(admin, idOf(employer));
    expect(await stored(employer)).toMatchObject({ name: 'Deleted user', ...gone, company: null, site: null });
    expect((await stored(jobSeeker)).searchText.split(/\s+/).join(' ').trim()).toBe('deleted user');
  });

  it('chats and requests remain readable for the other members', async () => {
    const { jobSeeker, employer, chat } = await makeMet();
    await remove(admin, idOf(jobSeeker));
    expect(await readChat(asEmployer(employer), { databaseId: chat.id })).toEqual({
      counterpart: { name: 'Deleted user' },
      nbMessages: 1,
      messages: { edges: [{ node: { text: 'Good evening' } }] },
    });
    await remove(admin, idOf(employer));
    const node = 'node { name email description employerName jobSeekerName }';
    const source = `query ($id: Int!) { contactRequests(filter: { employerId: $id }) { edges { ${node} } } }`;
    const data = await readAs(app, admin, source, { id: employer.id });
    const gone = { name: 'Deleted user', email: null, employerName: 'Deleted user', jobSeekerName: 'Deleted user' };
    expect(data).toEqual({ contactRequests: { edges: [{ node: { ...gone, description: null } }] } });
  });

  it('the share link of the deleted member is invalid, and that of the other member still works', async () => {
    const { jobSeeker, chat } = await makeMet();
    await remove(admin, idOf(jobSeeker));
    expect(await readChat({ kind: 'anonymous' }, { sharedHash: chat.jobSeekerHash })).toBeNull();
    expect(await readChat({ kind: 'anonymous' }, { sharedHash: chat.employerHash })).toMatchObject({ nbMessages: 1 });
  });

  it('no public list or record shows them; admins can see what remains', async () => {
    const { jobSeeker, employer } = await makeMet();
    const offer = await makeJobOffer(db, catalog, { employerId: employer.id });
    await remove(admin, idOf(jobSeeker));
    await remove(admin, idOf(employer));
    const source = `query ($ids: [ID!]!, $id: Int!) {
      jobSeekers(first: 100) { edges { node { databaseId } } }
      jobSeeker(databaseId: $id) { databaseId }
      nodes(ids: $ids) { ... on JobSeeker { databaseId } ... on Employer { databaseId } } }`;
    const asked = { ids: [idOf(jobSeeker), idOf(employer)], id: jobSeeker.id };
    const ask = async (viewer: Viewer) => JSON.stringify(await askAs(app, viewer, source, asked));
    const seen = await ask({ kind: 'anonymous' });
    for (const { id } of [jobSeeker, employer]) expect(seen).not.toContain(`"databaseId":${id}}`);
    for (const { id } of [jobSeeker, employer]) expect(await ask(admin)).toContain(`"databaseId":${id}}`);
    expect(await db.jobOffer.findUnique({ where: { id: offer.id } })).toMatchObject({ active: false });
  });
});

describe('deleting the own account', () => {
  it('ends all sessions and reset links, and frees the email for a new account', async () => {
    const jobSeeker = await makeJobSeeker(db, catalog);
    const [own, elsewhere] = [await signedIn(jobSeeker), await signedIn(jobSeeker)];
    const email = jobSeeker.loginEmail ?? '';
    await visitor().post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
    const [reset] = await mailsTo(app, email);
    const token = /reset-password\/([^?]+)/.exec(reset?.text ?? '')?.[1] ?? '';
    const deletedId = idOf(jobSeeker);
    expect(await leave(own, testPassword)).toEqual({ __typename: 'DeleteMyAccountPayload', deletedId });
    expect([await kindOf(own), await kindOf(elsewhere)]).toEqual(['ANONYMOUS', 'ANONYMOUS']);
    await expect(signedIn(jobSeeker)).rejects.toThrow('401');
    const late = await visitor().post('/api/auth/reset-password', { newPassword: 'another password', token });
    expect(late.status).toBe(400);
    expect(await signUp(app, visitor(), newAccount(email))).toBeDefined();
    expect(await stored(jobSeeker)).toMatchObject({ name: 'Deleted user', loginEmail: null });
  });

  it('of a guest by an admin signs the guest out', async () => {
    const jobSeeker = await makeJobSeeker(db, catalog);
    const guest = visitor();
    const gus = { partTime: true, name: 'Gus', email: 'gus@example.test' };
    await mutateOver(guest, 'contactJobSeeker', { jobSeeker: idOf(jobSeeker), ...gus });
    const { id } = await db.user.findFirstOrThrow({ where: { email: 'gus@example.test' } });
    expect(await remove(admin, idOf({ id, role: 'ROLE_EMPLOYER' }))).toMatchObject({ __typename: 'DeleteUserPayload' });
    expect(await kindOf(guest)).toBe('ANONYMOUS');
  });
});

describe('a subscription', () => {
  it('is cancelled at the payment provider, so that nothing more is charged', async () => {
    const employer = await makeEmployer(db);
    const bought = await buy(app, provider, employer);
    const { status } = await provider.stripe.subscriptions.retrieve(bought.providerId);
    expect(status).toBe('active');
    expect(await leave(await signedIn(employer), testPassword)).toMatchObject({ __typename: 'DeleteMyAccountPayload' });
    expect(await provider.stripe.subscriptions.retrieve(bought.providerId)).toMatchObject({ status: 'canceled' });
    const kept = { status: 'CANCELED', employerId: employer.id };
    expect(await db.subscription.findUnique({ where: { id: bought.id } })).toMatchObject(kept);
    expect(await db.invoice.count({ where: { subscriptionId: bought.id } })).toBe(1);
    // The address is in no job in clear, and the mail names the money.
    const [job] = await db.$queryRaw<{ data: object }[]>`
      SELECT data FROM pgboss.job WHERE name = 'closed-mail' AND (data->>'userId')::int = ${employer.id}`;
    expect(JSON.stringify(job)).not.toContain('@');
    await sendClosedMails(app.services);
    const [mail] = (await mailsTo(app, employer.email)).filter(({ subject }) => subject.endsWith('account is closed'));
    expect(mail?.text).toContain('you will not be charged again');
    expect(mail?.text).toMatch(/: SGD 49\b/);
  });

  it('that cannot be cancelled prevents the deletion', async () => {
    const employer = await makeEmployer(db);
    const offer = await makeJobOffer(db, catalog, { employerId: employer.id });
    const bought = await buy(app, provider, employer);
    const own = await signedIn(employer);
    const silent = vi
      .spyOn(app.services.payment, 'endSubscription')
      .mockRejectedValue(new PaymentProviderUnavailable('No connection.'));
    const log = vi.spyOn(app.services.log, 'error').mockReturnValue();
    const all = { accounts: true, sessions: true, employerContactRequests: true } as const;
    const everything = () => db.user.findUniqueOrThrow({ where: { id: employer.id }, include: all });
    const before = await everything();
    const message = 'The payment provider is not responding. Nothing was changed. Please try again in a moment.';
    try {
      const refused = { __typename: 'Unavailable', message };
      expect(await leave(own, testPassword)).toMatchObject(refused);
      expect(await remove(admin, idOf(employer))).toMatchObject(refused);
    } finally {
      silent.mockRestore();
      log.mockRestore();
    }
    expect(await everything()).toEqual(before);
    expect(await kindOf(own)).toBe('EMPLOYER');
    expect(await db.jobOffer.findUnique({ where: { id: offer.id } })).toMatchObject({ active: true });
    expect(await provider.stripe.subscriptions.retrieve(bought.providerId)).toMatchObject({ status: 'active' });
  });
});
