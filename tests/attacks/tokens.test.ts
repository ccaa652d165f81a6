import { createHmac } from 'node:crypto';
import { createEmailVerificationToken } from 'better-auth/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { guestCookie } from '../../server/auth/guestCookie.ts';
import { signer } from '../../server/domain/core/links/links.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeGuest } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';

/** Tokens that carry what they mean: with another signature, algorithm, end or purpose they are nothing. */

const secret = 'a-secret-of-this-test-with-32-characters-and-more';
const app = testApp({ environment: { HOURHAND_SECRET: secret } });

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a mailed link that confirms an email', () => {
  let employer: User;
  beforeAll(async () => {
    employer = await makeEmployer(app.services.db, { emailVerified: false });
  });
  const isConfirmed = async (token: string) => {
    await new Visitor(app.url).fetch(`/api/auth/verify-email?${new URLSearchParams({ token, callbackURL: '/' })}`);
    const { emailVerified } = await app.services.db.user.findUniqueOrThrow({ where: { id: employer.id } });
    return emailVerified;
  };
  const now = () => Math.floor(Date.now() / 1000);
  const claims = () => ({ email: employer.loginEmail, iat: now(), exp: now() + 3600 });
  const unsigned = (header: object, payload: object) => `${encoded(header)}.${encoded(payload)}`;
  const signed = (header: object, payload: object, hash: string, key: string) => {
    const text = unsigned(header, payload);
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };

  const forged: [string, () => string][] = [
    ['no algorithm', () => `${unsigned({ alg: 'none' }, claims())}.`],
    ['another algorithm', () => signed({ alg: 'HS512' }, claims(), 'sha512', secret)],
    ['another secret', () => signed({ alg: 'HS256' }, claims(), 'sha256', `${secret}.`)],
    ['a key in its header', () => signed({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } }, claims(), 'sha256', 'x')],
    ['an end that is over', () => signed({ alg: 'HS256' }, { ...claims(), exp: now() - 1 }, 'sha256', secret)],
  ];
  it.each(forged)('does nothing with %s', async (_what, token) => {
    expect(await isConfirmed(token())).toBe(false);
  });

  it('works as it was mailed', async () => {
    expect(
      await isConfirmed(await createEmailVerificationToken(secret, employer.loginEmail ?? '', undefined, 60)),
    ).toBe(true);
  });
});

describe('a signature', () => {
  it('of one purpose is none of another, though the text is the same', async () => {
    const { db } = app.services;
    const guest = await makeGuest(db);
    const ours = signer([secret]);
    const until = Date.now() + 3_600_000;
    const kindOf = async (cookie: string) =>
      (
        await new Visitor(app.url)
          .keep('hourhand_guest', cookie)
          .graphql<{ viewer: { kind: string } }>('{ viewer { kind } }')
      ).data?.viewer.kind;
    const signedFor = (purpose: string) => `${guest.id}.${until}.${ours.sign(`${purpose}:${guest.id}.${until}`)}`;
    for (const purpose of ['unsubscribe', 'file', 'browser', 'code', 'renew', 'reference']) {
      expect([purpose, await kindOf(signedFor(purpose))]).toEqual([purpose, 'ANONYMOUS']);
    }
    expect(await kindOf(guestCookie(ours).issue(guest.id, new Date(until)))).toBe('GUEST');
    expect(await kindOf(guestCookie(signer([`${secret}.`])).issue(guest.id, new Date(until)))).toBe('ANONYMOUS');
  });
});
