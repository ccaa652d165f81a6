import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, World } from '../../access/world.ts';
import { makeSubscription } from '../../support/factories.ts';
import { askAs } from '../../support/graph.ts';
import { beginAgain, decideAs, makeWorld, proposeAs, proposed, type Reference } from './shiftWorld.ts';

/** Who may propose, answer and see a trial shift. The chat is that of `premium` and `jobSeeker`. */

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.app.stop());
beforeEach(() => beginAgain(world));

const chat = (): Reference => ({ databaseId: world.contacts.premium.chatId });
const byLink = (): Reference => ({ sharedHash: world.contacts.premium.hash });
const shifts = () => world.app.services.db.trialShift.count();

describe('a proposal', () => {
  it.each<Actor>(['anonymous', 'guest', 'otherGuest', 'otherJobSeeker', 'employer', 'otherEmployer'])(
    'is not for %s, who takes no part in the chat',
    async (actor) => {
      expect(await proposeAs(world, actor, chat())).toMatchObject({ __typename: 'NotFound' });
      expect(await shifts()).toBe(0);
    },
  );

  it('is not for admins, nor in a chat with them', async () => {
    expect(await proposeAs(world, 'admin', chat())).toMatchObject({ __typename: 'Forbidden' });
    const support = await world.app.services.db.chat.create({
      data: { kind: 'SUPPORT', supportUserId: world.people.jobSeeker.id },
    });
    expect(await proposeAs(world, 'jobSeeker', { databaseId: support.id })).toMatchObject({ __typename: 'Forbidden' });
    expect(await shifts()).toBe(0);
  });

  it('takes a subscription of the employer, but not of the job seeker', async () => {
    const { employer, guest } = world.contacts;
    const own = { databaseId: employer.chatId };
    expect(await proposeAs(world, 'employer', own)).toMatchObject({ __typename: 'SubscriptionRequired' });
    expect(await proposeAs(world, 'anonymous', { sharedHash: employer.hash })).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await proposeAs(world, 'guest', { databaseId: guest.chatId })).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await shifts()).toBe(0);
    expect(await proposeAs(world, 'jobSeeker', own)).toMatchObject({ __typename: 'ProposeTrialShiftPayload' });
    // The employer cannot agree without one, but can say no.
    const [{ id } = { id: 0 }] = await world.app.services.db.trialShift.findMany();
    const globalId = btoa(`TrialShift:${id}`);
    expect(await decideAs(world, 'employer', own, globalId, 'ACCEPTED')).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await decideAs(world, 'employer', own, globalId, 'DECLINED')).toMatchObject({
      trialShift: { state: 'DECLINED' },
    });
  });

  it('is for a guest with a subscription, and for the holder of a share link', async () => {
    await makeSubscription(world.app.services.db, world.people.guest.id, world.app.clock.now);
    const guests = { databaseId: world.contacts.guest.chatId };
    expect(await proposeAs(world, 'otherGuest', guests)).toMatchObject({ __typename: 'NotFound' });
    expect(await proposeAs(world, 'guest', guests)).toMatchObject({ trialShift: { viewerProposed: true } });
    expect(await proposeAs(world, 'anonymous', byLink())).toMatchObject({ trialShift: { viewerProposed: true } });
    const stored = await world.app.services.db.trialShift.findFirstOrThrow({
      where: { chatId: world.contacts.premium.chatId },
    });
    expect(stored.proposedBy).toBe('EMPLOYER');
  });

  it.each([
    ['the employer blocked the job seeker', 'premium', 'jobSeeker'],
    ['the job seeker blocked the employer', 'jobSeeker', 'premium'],
  ] as const)('and every answer is refused after %s', async (_what, blocker, blocked) => {
    const shift = await proposed(world, 'premium', chat());
    await world.app.services.db.userBlock.create({
      data: { blockerId: world.people[blocker].id, blockedId: world.people[blocked].id },
    });
    const refused = { __typename: 'Conflict', message: 'You can no longer send messages here.' };
    expect(await proposeAs(world, 'jobSeeker', chat(), { replaces: shift.id })).toMatchObject(refused);
    expect(await decideAs(world, 'jobSeeker', chat(), shift.id, 'ACCEPTED')).toMatchObject(refused);
    expect(await decideAs(world, 'premium', chat(), shift.id, 'WITHDRAWN')).toMatchObject(refused);
  });

  it('and every answer is refused after a ban and after the deletion of the other account', async () => {
    const { db } = world.app.services;
    const shift = await proposed(world, 'premium', chat());
    const { id } = world.people.premium;
    await db.user.update({ where: { id }, data: { bannedAt: world.app.clock.now, banReason: 'Spam' } });
    expect(await decideAs(world, 'jobSeeker', chat(), shift.id, 'ACCEPTED')).toMatchObject({ __typename: 'Conflict' });
    await db.user.update({
      where: { id },
      data: { bannedAt: null, banReason: null, deletedAt: new Date(), loginEmail: null },
    });
    expect(await decideAs(world, 'jobSeeker', chat(), shift.id, 'ACCEPTED')).toMatchObject({
      __typename: 'Conflict',
      message: 'You can no longer send messages here: the other account was deleted.',
    });
  });

  it('is not answered through another chat', async () => {
    const shift = await proposed(world, 'premium', chat());
    const other = { databaseId: world.contacts.employer.chatId };
    expect(await decideAs(world, 'jobSeeker', other, shift.id, 'ACCEPTED')).toMatchObject({ __typename: 'NotFound' });
    expect(await proposeAs(world, 'jobSeeker', other, { replaces: shift.id })).toMatchObject({
      __typename: 'NotFound',
    });
  });
});

describe('the calendar file', () => {
  const accepted = async () => {
    const shift = await proposed(world, 'premium', chat());
    await decideAs(world, 'jobSeeker', chat(), shift.id, 'ACCEPTED');
    return shift;
  };
  /** As a visitor without any cookie. */
  const read = (path: string) => fetch(world.app.url + path);

  it('is not for visitors, and not before the shift is accepted', async () => {
    const shift = await proposed(world, 'premium', chat());
    expect(shift.calendarUri).toBeNull();
    expect((await read(`/media/trial-shifts/${shift.databaseId}.ics`)).status).toBe(404);
    await decideAs(world, 'jobSeeker', chat(), shift.id, 'ACCEPTED');
    expect((await read(`/media/trial-shifts/${shift.databaseId}.ics`)).status).toBe(404);
    expect((await read('/media/trial-shifts/x.ics')).status).toBe(404);
  });

  it('is for the holder of a share link by a signed address, for some hours', async () => {
    const shift = await accepted();
    const { data } = await askAs(
      world.app,
      world.viewer('anonymous'),
      `query ($reference: ChatReference) { chat(reference: $reference) {
        messages(first: 1) { edges { node { trialShift { calendarUri } } } } } }`,
      { reference: byLink() },
    );
    const uri = JSON.parse(JSON.stringify(data)).chat.messages.edges[0].node.trialShift.calendarUri as string;
    expect(uri).toContain('signature=');
    expect((await read(uri)).status).toBe(200);
    expect((await read(uri.replace(`${shift.databaseId}.ics`, '99.ics'))).status).toBe(404);
    world.app.clock.now = new Date(world.app.clock.now.getTime() + 3 * 3_600_000);
    expect((await read(uri)).status).toBe(404);
  });
});
