import { describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { codeIn, mailsTo } from '../support/outbox.ts';
import { listen, openSocket } from '../support/socket.ts';

/** Changes that users make to their own account. tests/access covers who may not make them. */

const app = testApp();

const visitor = () => new Visitor(app.url);
const signedIn = (user: User, password = testPassword) => visitor().signIn(user.loginEmail ?? '', password);
const stored = ({ id }: { id: number }) => app.services.db.user.findUniqueOrThrow({ where: { id } });

type Answer = { __typename: string; fields?: { field: string; message: string }[] } & Record<string, unknown>;
async function ask(viewer: Visitor, name: string, input: string, success = ''): Promise<Answer> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
  const { data, errors } = await viewer.graphql<Record<string, Answer>>(
    `mutation { ${name}${input && `(input: { ${input} })`} {
      __typename ${success && `... on ${type} { ${success} }`}
      ... on Failure { message ... on InvalidInput { fields { field message } } }
    } }`,
  );
  expect(errors).toBeUndefined();
  return data?.[name] ?? { __typename: 'nothing' };
}
const kindOf = async (viewer: Visitor) =>
  (await viewer.graphql<{ viewer: { kind: string } }>('{ viewer { kind } }')).data?.viewer.kind;

describe('the name', () => {
  it('can be changed by its owner, but not to an empty or overlong one, or to contact data', async () => {
    const employer = await makeEmployer(app.services.db);
    const own = await signedIn(employer);
    expect(await ask(own, 'changeName', 'name: "  Erin New "', 'user { name }')).toEqual({
      __typename: 'ChangeNamePayload',
      user: { name: 'Erin New' },
    });
    expect(await ask(own, 'changeName', 'name: " "')).toMatchObject({
      fields: [{ field: 'name', message: 'Please provide name.' }],
    });
    expect(await ask(own, 'changeName', `name: "${'x'.repeat(61)}"`)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await ask(own, 'changeName', 'name: "Erin 9123 4567"')).toMatchObject({
      fields: [
        {
          field: 'name',
          message: 'Please do not add contact information or website links. Remove the phone number “9123 4567”.',
        },
      ],
    });
    expect(await stored(employer)).toMatchObject({ name: 'Erin New' });
  });
});

describe('the password', () => {
  const change = (viewer: Visitor, current: string, next: string) =>
    ask(viewer, 'changePassword', `currentPassword: "${current}", newPassword: "${next}"`);

  it('requires the current password and a new one of sufficient length', async () => {
    const employer = await makeEmployer(app.services.db);
    const own = await signedIn(employer);
    expect(await change(own, 'a wild guess', 'another password')).toMatchObject({
      fields: [{ field: 'currentPassword', message: 'The password is incorrect.' }],
    });
    expect(await change(own, testPassword, 'short')).toMatchObject({
      fields: [{ field: 'newPassword', message: 'Please choose a password of at least 8 characters.' }],
    });
    expect(await change(own, testPassword, `${employer.name} 2026`)).toMatchObject({
      fields: [{ message: 'This password is too easy to guess. Please choose a less common one.' }],
    });
    await signedIn(employer);
  });

  it('ends all other sessions and their sockets when it changes, but not the current session', async () => {
    const employer = await makeEmployer(app.services.db);
    const own = await signedIn(employer);
    const elsewhere = await signedIn(employer);
    const client = openSocket(app, elsewhere);
    const closed = new Promise((resolve) => client.on('closed', resolve));
    const listener = listen(client, 'subscription { inbox { __typename } }', {});
    expect(await listener.next()).toEqual({ inbox: { __typename: 'InboxWatched' } });
    const ended = listener.next();
    expect(await change(own, testPassword, 'another password')).toMatchObject({ __typename: 'ChangePasswordPayload' });
    await expect(ended).rejects.toBeDefined();
    expect(await closed).toMatchObject({ code: 4403 });
    expect(await kindOf(elsewhere)).toBe('ANONYMOUS');
    expect(await kindOf(own)).toBe('EMPLOYER');
    await signedIn(employer, 'another password');
    await expect(signedIn(employer)).rejects.toThrow('401');
  });
});

describe('the email', () => {
  const change = (viewer: Visitor, email: string, password = testPassword) =>
    ask(viewer, 'changeEmail', `email: "${email}", password: "${password}"`, 'sentTo');
  let people = 0;
  const unused = () => {
    people += 1;
    return `moved-${people}@example.test`;
  };

  it('requires the password to change, and reveals no other accounts without it', async () => {
    const { db } = app.services;
    const own = await signedIn(await makeEmployer(db));
    const taken = (await makeEmployer(db)).email ?? '';
    for (const email of [unused(), taken]) {
      expect(await change(own, email, 'a wild guess')).toMatchObject({
        fields: [{ field: 'password', message: 'The password is incorrect.' }],
      });
      expect(await mailsTo(app, email)).toEqual([]);
    }
  });

  it('must be valid and new', async () => {
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const own = await signedIn(employer);
    for (const [email, message] of [
      ['not-an-email', 'Please provide valid email address.'],
      [employer.email?.toUpperCase() ?? '', 'This is already your email.'],
    ] as const) {
      expect(await change(own, email)).toMatchObject({ fields: [{ field: 'email', message }] });
    }
    expect(await stored(employer)).toEqual(employer);
  });

  const confirm = (viewer: Visitor, code: string) =>
    ask(viewer, 'confirmEmail', `code: "${code}"`, 'user { databaseId email }');
  const codeTo = async (email: string) => codeIn((await mailsTo(app, email))[0]);

  it('changes only with the mailed code, together with the contact email, and the old address is notified', async () => {
    const employer = await makeEmployer(app.services.db);
    const own = await signedIn(employer);
    const email = unused();
    expect(await change(own, email.toUpperCase())).toEqual({ __typename: 'ChangeEmailPayload', sentTo: email });
    expect(await stored(employer)).toEqual(employer);
    const [notice] = await mailsTo(app, employer.email);
    expect(notice?.text).not.toMatch(/https?:|\d{4}/);
    const code = await codeTo(email);
    expect(await confirm(own, code)).toMatchObject({ user: { databaseId: employer.id, email } });
    expect(await stored(employer)).toMatchObject({ email, loginEmail: email, emailVerified: true });
    expect(await kindOf(own)).toBe('EMPLOYER');
    await visitor().signIn(email, testPassword);
    await expect(visitor().signIn(employer.email ?? '', testPassword)).rejects.toThrow('401');
    // A code works only once.
    expect(await confirm(own, code)).toMatchObject({ fields: [{ field: 'code' }] });
  });

  it('cannot change to one that another account has taken in the meantime', async () => {
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const own = await signedIn(employer);
    const email = unused();
    await change(own, email);
    const code = await codeTo(email);
    await makeEmployer(db, { email });
    expect(await confirm(own, code)).toMatchObject({
      fields: [{ field: 'code', message: 'An account with this email already exists.' }],
    });
    expect(await stored(employer)).toMatchObject({ email: employer.email, loginEmail: employer.email });
  });

  it('gets a new code with each request, which invalidates the previous code', async () => {
    const employer = await makeEmployer(app.services.db);
    const own = await signedIn(employer);
    const [first, second] = [unused(), unused()];
    await change(own, first);
    const code = await codeTo(first);
    await change(own, second);
    expect(await confirm(own, code)).toMatchObject({
      fields: [{ field: 'code', message: 'The code is incorrect.' }],
    });
    expect(await confirm(own, await codeTo(second))).toMatchObject({ user: { email: second } });
  });

  it('does not change with a code that is an hour old', async () => {
    const employer = await makeEmployer(app.services.db);
    const own = await signedIn(employer);
    const email = unused();
    await change(own, email);
    const code = await codeTo(email);
    const began = app.clock.now;
    app.clock.now = new Date(began.getTime() + 3_600_000);
    const voidCode = { fields: [{ message: 'This code is no longer valid. Please request a new one.' }] };
    expect(await confirm(own, code)).toMatchObject(voidCode);
    app.clock.now = began;
    expect(await stored(employer)).toMatchObject({ email: employer.email });
  });
});

describe('sessions', () => {
  type Listed = { viewer: { sessions: { edges: { node: { id: string; isCurrent: boolean } }[] } | null } };
  const list = async (viewer: Visitor) => {
    const answer = await viewer.graphql<Listed>(
      '{ viewer { sessions(first: 50) { totalCount edges { node { id isCurrent createdAt expiresAt userAgent } } } } }',
    );
    expect(answer.errors).toBeUndefined();
    return answer.data?.viewer.sessions?.edges.map(({ node }) => node);
  };

  it('are listed, and ended individually or all except the current one', async () => {
    const employer = await makeEmployer(app.services.db);
    const own = await signedIn(employer);
    const [one, two, three] = [await signedIn(employer), await signedIn(employer), await signedIn(employer)];
    const sessions = await list(own);
    expect(sessions?.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, true]);
    const [newest] = sessions ?? [];
    expect(await ask(own, 'endSession', `id: "${newest?.id}"`, 'endedId')).toMatchObject({ endedId: newest?.id });
    expect(await Promise.all([one, two, three].map(kindOf))).toEqual(['EMPLOYER', 'EMPLOYER', 'ANONYMOUS']);
    expect(await ask(own, 'endSession', `id: "${newest?.id}"`)).toMatchObject({ __typename: 'NotFound' });
    expect(await ask(own, 'endOtherSessions', '', 'endedCount')).toMatchObject({ endedCount: 2 });
    expect(await Promise.all([own, one, two].map(kindOf))).toEqual(['EMPLOYER', 'ANONYMOUS', 'ANONYMOUS']);
    expect(await list(visitor())).toBeUndefined();
  });
});

it('has no endpoints of the library that the product does not use', async () => {
  const own = await signedIn(await makeEmployer(app.services.db));
  const user = ['update-user', 'change-email', 'change-password', 'delete-user', 'unlink-account', 'verify-password'];
  const sessions = ['revoke-session', 'revoke-sessions', 'revoke-other-sessions', 'update-session'];
  for (const path of [...user, ...sessions])
    expect([path, (await own.post(`/api/auth/${path}`, { name: 'x', role: 'ROLE_ADMIN' })).status]).toEqual([
      path,
      404,
    ]);
});
