import { describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';
import { codeIn, mailsTo } from '../support/outbox.ts';
import { listen, openSocket } from '../support/socket.ts';
import { auth, kindOf, logIn } from '../support/visiting.ts';

/** Changes that users make to their own account. tests/access covers who may not make them. */

const app = testApp();

const stored = ({ id }: { id: number }) => app.services.db.user.findUniqueOrThrow({ where: { id } });
const signedInEmployer = async () => {
  const employer = await makeEmployer(app.services.db);
  return { employer, own: await logIn(app, employer) };
};
const logInWith = (email: string | null, password: string) => new Visitor(app.url).signIn(email ?? '', password);

it('the name can be changed, but not to an empty one, or to contact data', async () => {
  const { employer, own } = await signedInEmployer();
  expect(await mutateOver(own, 'changeName', { name: '  Erin New ' }, 'user { name }')).toMatchObject({
    user: { name: 'Erin New' },
  });
  for (const [name, message] of [
    [' ', 'Please provide name.'],
    ['Erin 9123 4567', 'Please do not add contact information or website links. Remove the phone number “9123 4567”.'],
  ])
    expect(await mutateOver(own, 'changeName', { name })).toMatchObject({ fields: [{ field: 'name', message }] });
  expect(await stored(employer)).toMatchObject({ name: 'Erin New' });
});

describe('the password', () => {
  const tooEasy = 'This password is too easy to guess. Please choose a less common one.';
  const change = (viewer: Visitor, currentPassword: string, newPassword: string) =>
    mutateOver(viewer, 'changePassword', { currentPassword, newPassword });

  it('requires the current password and a new one of sufficient length', async () => {
    const { employer, own } = await signedInEmployer();
    for (const [current, next, field, message] of [
      ['a wild guess', 'another password', 'currentPassword', 'The password is incorrect.'],
      [testPassword, 'short', 'newPassword', 'Please choose a password of at least 8 characters.'],
      [testPassword, `${employer.name} 2026`, 'newPassword', tooEasy],
    ] as const)
      expect(await change(own, current, next)).toMatchObject({ fields: [{ field, message }] });
    await logIn(app, employer);
  });

  it('ends all other sessions and their sockets when it changes, but not the current session', async () => {
    const { employer, own } = await signedInEmployer();
    const elsewhere = await logIn(app, employer);
    const client = openSocket(app, elsewhere);
    const closed = new Promise((resolve) => client.on('closed', resolve));
    const listener = listen(client, 'subscription { inbox { __typename } }', {});
    expect(await listener.next()).toEqual({ inbox: { __typename: 'InboxWatched' } });
    const ended = listener.next();
    expect(await change(own, testPassword, 'another password')).toEqual({ __typename: 'ChangePasswordPayload' });
    await expect(ended).rejects.toBeDefined();
    expect(await closed).toMatchObject({ code: 4403 });
    expect([await kindOf(elsewhere), await kindOf(own)]).toEqual(['ANONYMOUS', 'EMPLOYER']);
    await logInWith(employer.loginEmail, 'another password');
    await expect(logIn(app, employer)).rejects.toThrow('401');
  });

  it('is one of two that are sent at the same moment', async () => {
    const { own } = await signedInEmployer();
    const both = ['first horse battery', 'second horse battery'].map((next) => change(own.copy(), testPassword, next));
    const stored = (await Promise.all(both)).filter(({ __typename }) => __typename === 'ChangePasswordPayload');
    expect(stored).toHaveLength(1);
  });
});

describe('the email', () => {
  const change = (viewer: Visitor, email: string | null, password = testPassword) =>
    mutateOver(viewer, 'changeEmail', { email, password }, 'sentTo');
  const confirm = (viewer: Visitor, code: string) =>
    mutateOver(viewer, 'confirmEmail', { code }, 'user { databaseId email }');
  const codeTo = async (email: string) => codeIn((await mailsTo(app, email))[0]);
  const unused = ({ id }: User) => `moved-${id}@example.test`;

  it('requires the password to change, and reveals no other accounts without it', async () => {
    const { employer, own } = await signedInEmployer();
    for (const email of [unused(employer), (await makeEmployer(app.services.db)).email]) {
      const refused = [{ field: 'password', message: 'The password is incorrect.' }];
      expect(await change(own, email, 'a wild guess')).toMatchObject({ fields: refused });
      expect(await mailsTo(app, email)).toEqual([]);
    }
    for (const [email, message] of [
      ['not-an-email', 'Please provide valid email address.'],
      [employer.email?.toUpperCase() ?? '', 'This is already your email.'],
    ] as const)
      expect(await change(own, email)).toMatchObject({ fields: [{ field: 'email', message }] });
    expect(await stored(employer)).toEqual(employer);
  });

  it('changes only with the mailed code, together with the contact email, and the old address is notified', async () => {
    const { employer, own } = await signedInEmployer();
    const email = unused(employer);
    expect(await change(own, email.toUpperCase())).toEqual({ __typename: 'ChangeEmailPayload', sentTo: email });
    expect(await stored(employer)).toEqual(employer);
    const [notice] = await mailsTo(app, employer.email);
    expect(notice?.text).not.toMatch(/https?:|\d{4}/);
    const code = await codeTo(email);
    expect(await confirm(own, code)).toMatchObject({ user: { databaseId: employer.id, email } });
    expect(await stored(employer)).toMatchObject({ email, loginEmail: email, emailVerified: true });
    expect(await kindOf(own)).toBe('EMPLOYER');
    await logInWith(email, testPassword);
    await expect(logIn(app, employer)).rejects.toThrow('401');
    // A code works only once.
    expect(await confirm(own, code)).toMatchObject({ fields: [{ field: 'code' }] });
  });

  it('cannot change to one that another account has taken in the meantime', async () => {
    const { employer, own } = await signedInEmployer();
    const email = unused(employer);
    await change(own, email);
    const code = await codeTo(email);
    await makeEmployer(app.services.db, { email });
    const taken = { field: 'code', message: 'An account with this email already exists.' };
    expect(await confirm(own, code)).toMatchObject({ fields: [taken] });
    expect(await stored(employer)).toMatchObject({ email: employer.email, loginEmail: employer.email });
  });

  it('gets a new code with each request, which invalidates the previous code, and is void after an hour', async () => {
    const { employer, own } = await signedInEmployer();
    const [first, second] = [unused(employer), `other-${unused(employer)}`];
    await change(own, first);
    const code = await codeTo(first);
    await change(own, second);
    const next = await codeTo(second);
    expect(await confirm(own, code)).toMatchObject({ fields: [{ field: 'code', message: 'The code is incorrect.' }] });
    const began = app.clock.now;
    app.clock.now = new Date(began.getTime() + 3_600_000);
    const late = [{ message: 'This code is no longer valid. Please request a new one.' }];
    expect(await confirm(own, next)).toMatchObject({ fields: late });
    app.clock.now = began;
    expect(await confirm(own, next)).toMatchObject({ user: { email: second } });
  });
});

it('sessions are listed, and ended individually or all except the current one', async () => {
  const list = async (visitor: Visitor) =>
    (await readOver(visitor, '{ viewer { sessions(first: 50) { edges { node { id isCurrent } } } } }')).viewer.sessions;
  const { employer, own } = await signedInEmployer();
  const [one, two, three] = [await logIn(app, employer), await logIn(app, employer), await logIn(app, employer)];
  const { edges } = await list(own);
  expect(edges.map(({ node }: { node: { isCurrent: boolean } }) => node.isCurrent)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const { id } = edges[0].node;
  expect(await mutateOver(own, 'endSession', { id }, 'endedId')).toMatchObject({ endedId: id });
  expect(await Promise.all([one, two, three].map(kindOf))).toEqual(['EMPLOYER', 'EMPLOYER', 'ANONYMOUS']);
  expect(await mutateOver(own, 'endSession', { id })).toMatchObject({ __typename: 'NotFound' });
  expect(await mutateOver(own, 'endOtherSessions', null, 'endedCount')).toMatchObject({ endedCount: 2 });
  expect(await Promise.all([own, one, two].map(kindOf))).toEqual(['EMPLOYER', 'ANONYMOUS', 'ANONYMOUS']);
  expect(await list(new Visitor(app.url))).toBeNull();
});

it('has no endpoints of the library that the product does not use', async () => {
  const { own } = await signedInEmployer();
  const user = ['update-user', 'change-email', 'change-password', 'delete-user', 'unlink-account', 'verify-password'];
  const sessions = ['revoke-session', 'revoke-sessions', 'revoke-other-sessions', 'update-session'];
  for (const path of [...user, ...sessions])
    expect([path, (await auth(own, path, { name: 'x', role: 'ROLE_ADMIN' })).status]).toEqual([path, 404]);
});
