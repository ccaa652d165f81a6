import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { schema } from '../../../server/graphql/schema.ts';
import type { Row } from '../../../server/rest/row.ts';
import { table } from '../../../server/rest/table.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { graphRows } from '../../nouns/nouns.ts';
import type { Visitor } from '../../support/browserless.ts';
import { openEventSocket } from '../../support/eventSocket.ts';
import { askAs, mutateOver } from '../../support/graph.ts';
import { listen, openSocket } from '../../support/socket.ts';
import { logIn } from '../../support/visiting.ts';

/** An admin who views as a user changes nothing, by whatever way. New ways of writing are refused without a line here. */

const readOnly = 'You are viewing as Mei Tan. Nothing can be changed.';

const fixtures = testFixtures();
let viewing: Visitor;
beforeAll(async () => {
  const { app, people } = fixtures;
  await app.services.db.user.update({ where: { id: people.jobSeeker.id }, data: { name: 'Mei Tan' } });
  viewing = await logIn(app, people.admin);
  const user = encodeGlobalId('JobSeeker', people.jobSeeker.id);
  expect(await mutateOver(viewing, 'viewAs', { user, reason: 'They see no offers.' })).toEqual({
    __typename: 'ViewAsPayload',
  });
});

const viewer = (): Viewer => {
  const { app, people } = fixtures;
  const until = new Date(app.clock.now.getTime() + 60_000);
  return {
    kind: 'jobSeeker',
    id: people.jobSeeker.id,
    sessionId: people.admin.id,
    viewedBy: { id: people.admin.id, until, name: 'Mei Tan' },
  };
};

const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => name !== 'stopViewingAs');

it.each(mutations)('%s is refused', async (name) => {
  const questions = Object.values(graphRows[`Mutation.${name}`] ?? {});
  expect(questions.length).toBeGreaterThan(0);
  for (const { ask, variables } of questions) {
    const sent = (await variables?.(fixtures, 'jobSeeker')) ?? {};
    const { data, errors } = await askAs(fixtures.app, viewer(), ask, sent);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'Forbidden', status: 403 });
    expect(errors?.[0]?.message).toBe(readOnly);
    expect(Object.values(data ?? {}).filter(Boolean)).toEqual([]);
  }
});

/** Some calls write though their method is GET. */
const changesData = ({ documents }: Row): boolean =>
  documents.some(({ definitions }) => definitions.some((one) => 'operation' in one && one.operation === 'mutation'));
const writes = Object.entries<Row>(table)
  .filter(([call, row]) => !call.startsWith('GET ') || changesData(row))
  .map(([call]) => call);

it.each([
  ...writes,
  'POST /api/auth/two-factor/enable',
  'POST /api/auth/reset-password',
  'POST /api/video-uploads',
  'PUT /api/a-call-that-does-not-exist',
  // Everything that is stored about a user is for them alone.
  'GET /api/account/data',
])('%s is refused', async (call) => {
  const [method = '', template = ''] = call.split(/ (.*)/);
  const response = await viewing.copy().fetch(template.replaceAll(/\{[^}]+\}/g, '1'), { method });
  expect([response.status, await response.json()]).toEqual([403, { code: 403, message: readOnly }]);
});

it('a mutation over HTTP and over the socket is refused', async () => {
  const change = 'mutation { changeName(input: { name: "Another" }) { __typename } }';
  await expect(mutateOver(viewing, 'changeName', { name: 'Another' })).rejects.toThrow(readOnly);
  const socket = openSocket(fixtures.app, viewing);
  await expect(listen(socket, change, {}).next()).rejects.toThrow(readOnly);
});

it('events of the older socket are refused', async () => {
  const { app, contacts } = fixtures;
  const socket = await openEventSocket(app, viewing);
  const chat = { id: contacts.employer.chatId };
  for (const event of [
    { type: 'message', chat, text: 'Hello' },
    { type: 'typing', chat },
    { type: 'i-saw-last-message', chat },
  ]) {
    socket.send(event);
    expect(await socket.next(({ type }) => type === 'error')).toMatchObject({ code: 403, message: readOnly });
  }
});

it('an open chat does not show the user as online, nor changes when they were last seen or what they have read', async () => {
  const { app, people, contacts } = fixtures;
  const { db, presence } = app.services;
  const stateOf = async () => ({
    user: await db.user.findUniqueOrThrow({ where: { id: people.jobSeeker.id } }),
    seats: await db.chatParticipant.findMany({ where: { userId: people.jobSeeker.id }, orderBy: { chatId: 'asc' } }),
    views: await db.pageView.count(),
  });
  const before = await stateOf();
  const socket = openSocket(app, viewing);
  const events = listen<{ chatEvents: { __typename: string } }>(
    socket,
    'subscription ($id: ID!) { chatEvents(chat: { id: $id }, presence: true) { __typename } }',
    { id: encodeGlobalId('Chat', contacts.employer.chatId) },
  );
  expect((await events.next()).chatEvents.__typename).toBe('ChatWatched');
  expect(await presence.onlineAmong([people.jobSeeker.id])).toEqual(new Set());
  await viewing.fetch(`/chat/${contacts.employer.chatId}`);
  await viewing.fetch('/my-profile');
  await socket.dispose();
  expect(await stateOf()).toEqual(before);
});
