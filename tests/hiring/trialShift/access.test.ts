import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../access/fixtures.ts';
import { makeSubscription } from '../../support/factories.ts';
import { askAs } from '../../support/graph.ts';
import { beginAgain, decideAs, proposeAs, proposed, type Reference, testShiftFixtures } from './shiftFixtures.ts';

/** Who may propose, answer and see a trial shift. The chat is that of `premium` and `jobSeeker`. */

const fixtures = testShiftFixtures();
beforeEach(() => beginAgain(fixtures));

const chat = (): Reference => ({ databaseId: fixtures.contacts.premium.chatId });
const byLink = (): Reference => ({ sharedHash: fixtures.contacts.premium.hash });
const shifts = () => fixtures.app.services.db.trialShift.count();

describe('a proposal', () => {
  it.each<Actor>(['anonymous', 'guest', 'otherGuest', 'otherJobSeeker', 'employer', 'otherEmployer'])(
    'is not for %s, who takes no part in the chat',
    async (actor) => {
      expect(await proposeAs(fixtures, actor, chat())).toMatchObject({ __typename: 'NotFound' });
      expect(await shifts()).toBe(0);
    },
  );

  it('is not for admins, nor in a chat with them', async () => {
    expect(await proposeAs(fixtures, 'admin', chat())).toMatchObject({ __typename: 'Forbidden' });
    const support = await fixtures.app.services.db.chat.create({
      data: { kind: 'SUPPORT', supportUserId: fixtures.people.jobSeeker.id },
    });
    expect(await proposeAs(fixtures, 'jobSeeker', { databaseId: support.id })).toMatchObject({
      __typename: 'Forbidden',
    });
    expect(await shifts()).toBe(0);
  });

  it('takes a subscription of the employer, but not of the job seeker', async () => {
    const { employer, guest } = fixtures.contacts;
    const own = { databaseId: employer.chatId };
    expect(await proposeAs(fixtures, 'employer', own)).toMatchObject({ __typename: 'SubscriptionRequired' });
    expect(await proposeAs(fixtures, 'anonymous', { sharedHash: employer.hash })).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await proposeAs(fixtures, 'guest', { databaseId: guest.chatId })).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await shifts()).toBe(0);
    expect(await proposeAs(fixtures, 'jobSeeker', own)).toMatchObject({ __typename: 'ProposeTrialShiftPayload' });
    // The employer cannot agree without one, but can say no.
    const [{ id } = { id: 0 }] = await fixtures.app.services.db.trialShift.findMany();
    const globalId = btoa(`TrialShift:${id}`);
    expect(await decideAs(fixtures, 'employer', own, globalId, 'ACCEPTED')).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await decideAs(fixtures, 'employer', own, globalId, 'DECLINED')).toMatchObject({
      trialShift: { state: 'DECLINED' },
    });
  });

  it('is for a guest with a subscription, and for the holder of a share link', async () => {
    await makeSubscription(fixtures.app.services.db, fixtures.people.guest.id, fixtures.app.clock.now);
    const guests = { databaseId: fixtures.contacts.guest.chatId };
    expect(await proposeAs(fixtures, 'otherGuest', guests)).toMatchObject({ __typename: 'NotFound' });
    expect(await proposeAs(fixtures, 'guest', guests)).toMatchObject({ trialShift: { viewerProposed: true } });
    expect(await proposeAs(fixtures, 'anonymous', byLink())).toMatchObject({ trialShift: { viewerProposed: true } });
    const stored = await fixtures.app.services.db.trialShift.findFirstOrThrow({
      where: { chatId: fixtures.contacts.premium.chatId },
    });
    expect(stored.proposedBy).toBe('EMPLOYER');
  });

  it.each([
    ['the employer blocked the job seeker', 'premium', 'jobSeeker'],
    ['the job seeker blocked the employer', 'jobSeeker', 'premium'],
  ] as const)('and every answer is refused after %s', async (_what, blocker, blocked) => {
    const shift = await proposed(fixtures, 'premium', chat());
    await fixtures.app.services.db.userBlock.create({
      data: { blockerId: fixtures.people[blocker].id, blockedId: fixtures.people[blocked].id },
    });
    const refused = { __typename: 'Conflict', message: 'You can no longer send messages here.' };
    expect(await proposeAs(fixtures, 'jobSeeker', chat(), { replaces: shift.id })).toMatchObject(refused);
    expect(await decideAs(fixtures, 'jobSeeker', chat(), shift.id, 'ACCEPTED')).toMatchObject(refused);
    expect(await decideAs(fixtures, 'premium', chat(), shift.id, 'WITHDRAWN')).toMatchObject(refused);
  });

  it('and every answer is refused after a ban and after the deletion of the other account', async () => {
    const { db } = fixtures.app.services;
    const shift = await proposed(fixtures, 'premium', chat());
    const { id } = fixtures.people.premium;
    await db.user.update({ where: { id }, data: { bannedAt: fixtures.app.clock.now, banReason: 'Spam' } });
    expect(await decideAs(fixtures, 'jobSeeker', chat(), shift.id, 'ACCEPTED')).toMatchObject({
      __typename: 'Conflict',
    });
    await db.user.update({
      where: { id },
      data: { bannedAt: null, banReason: null, deletedAt: new Date(), loginEmail: null },
    });
    expect(await decideAs(fixtures, 'jobSeeker', chat(), shift.id, 'ACCEPTED')).toMatchObject({
      __typename: 'Conflict',
      message: 'You can no longer send messages here: the other account was deleted.',
    });
  });

  it('is not answered through another chat', async () => {
    const shift = await proposed(fixtures, 'premium', chat());
    const other = { databaseId: fixtures.contacts.employer.chatId };
    expect(await decideAs(fixtures, 'jobSeeker', other, shift.id, 'ACCEPTED')).toMatchObject({
      __typename: 'NotFound',
    });
    expect(await proposeAs(fixtures, 'jobSeeker', other, { replaces: shift.id })).toMatchObject({
      __typename: 'NotFound',
    });
  });
});

describe('the calendar file', () => {
  const accepted = async () => {
    const shift = await proposed(fixtures, 'premium', chat());
    await decideAs(fixtures, 'jobSeeker', chat(), shift.id, 'ACCEPTED');
    return shift;
  };
  /** As a visitor without any cookie. */
  const read = (path: string) => fetch(fixtures.app.url + path);

  it('is not for visitors, and not before the shift is accepted', async () => {
    const shift = await proposed(fixtures, 'premium', chat());
    expect(shift.calendarUri).toBeNull();
    expect((await read(`/media/trial-shifts/${shift.databaseId}.ics`)).status).toBe(404);
    await decideAs(fixtures, 'jobSeeker', chat(), shift.id, 'ACCEPTED');
    expect((await read(`/media/trial-shifts/${shift.databaseId}.ics`)).status).toBe(404);
    expect((await read('/media/trial-shifts/x.ics')).status).toBe(404);
  });

  it('is for the holder of a share link by a signed address, for some hours', async () => {
    const shift = await accepted();
    const { data } = await askAs(
      fixtures.app,
      fixtures.viewer('anonymous'),
      `query ($reference: ChatReference) { chat(reference: $reference) {
        messages(first: 1) { edges { node { trialShift { calendarUri } } } } } }`,
      { reference: byLink() },
    );
    const uri = JSON.parse(JSON.stringify(data)).chat.messages.edges[0].node.trialShift.calendarUri as string;
    expect(uri).toContain('signature=');
    expect((await read(uri)).status).toBe(200);
    expect((await read(uri.replace(`${shift.databaseId}.ics`, '99.ics'))).status).toBe(404);
    fixtures.app.clock.now = new Date(fixtures.app.clock.now.getTime() + 3 * 3_600_000);
    expect((await read(uri)).status).toBe(404);
  });
});
