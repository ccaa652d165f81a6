import { describe, expect, it } from 'vitest';
import { guestCookie } from '../../server/auth/guestCookie.ts';
import { signer } from '../../server/domain/core/links/links.ts';
import { Visitor } from '../support/browserless.ts';
import { makeGuest } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { kindOf } from '../support/visiting.ts';

/** What is signed for one purpose is nothing for another. */

const secret = 'a-secret-of-this-test-with-32-characters-and-more';
const app = testApp({ environment: { HOURHAND_SECRET: secret } });

describe('a signature', () => {
  it('of one purpose is none of another, though the text is the same', async () => {
    const { db } = app.services;
    const guest = await makeGuest(db);
    const ours = signer([secret]);
    const until = Date.now() + 3_600_000;
    const kindWith = (cookie: string) => kindOf(new Visitor(app.url).keep('hourhand_guest', cookie));
    const signedFor = (purpose: string) => `${guest.id}.${until}.${ours.sign(`${purpose}:${guest.id}.${until}`)}`;
    for (const purpose of ['unsubscribe', 'file', 'browser', 'code', 'renew', 'reference'])
      expect([purpose, await kindWith(signedFor(purpose))]).toEqual([purpose, 'ANONYMOUS']);
    expect(await kindWith(guestCookie(ours).issue(guest.id, new Date(until)))).toBe('GUEST');
    expect(await kindWith(guestCookie(signer([`${secret}.`])).issue(guest.id, new Date(until)))).toBe('ANONYMOUS');
  });
});
