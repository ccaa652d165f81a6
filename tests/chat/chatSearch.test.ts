import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { as } from '../support/introductions.ts';

const app = testApp();
const catalog = testCatalog(app);
let maria: User;
let erin: User;
let premium: User;
let admin: Viewer;

const contact = (employer: User, jobSeeker: User) =>
  mutateAs(app, as('employer', employer), 'contactJobSeeker', { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id) });

async function found(viewer: Viewer, q: string, filter: object = {}): Promise<string[]> {
  const query = `query ($filter: ChatFilter) { chats(filter: $filter, first: 50) {
    totalCount edges { node { kind counterpart { name } } } } }`;
  const { chats } = await readAs(app, viewer, query, { filter: { q, ...filter } });
  expect(chats.totalCount).toBe(chats.edges.length);
  type Edge = { node: { kind: string; counterpart: { name: string } | null } };
  return chats.edges.map(({ node }: Edge) => node.counterpart?.name ?? node.kind).sort();
}

beforeAll(async () => {
  const { db } = app.services;
  maria = await makeJobSeeker(db, catalog, { name: 'María Hidden' });
  erin = await makeEmployer(db, { name: 'Erin Secret', email: 'erin.secret@example.test' });
  premium = await makeEmployer(db, { name: 'Paula Premium' });
  admin = as('admin', await makeAdmin(db));
  await makeSubscription(db, premium.id, app.clock.now);
  for (const employer of [erin, premium]) {
    await contact(employer, maria);
    await contact(employer, await makeJobSeeker(db, catalog, { name: 'Mark Other' }));
    await mutateAs(app, as('employer', employer), 'openSupportChat', {});
  }
});

it('finds only chats of the viewer, and none for an anonymous visitor', async () => {
  expect(await found({ kind: 'anonymous' }, 'mar')).toEqual([]);
  expect(await found(as('employer', await makeEmployer(app.services.db)), 'mar')).toEqual([]);
  expect(await found(as('jobSeeker', maria), 'mark')).toEqual([]);
});

it('ignores what the viewer may not see, such as a last name or an email, and the name of the viewer', async () => {
  for (const q of ['hidden', 'maría hidden', 'hid', 'maria h', 'erin', 'friendly'])
    expect(await found(as('employer', erin), q)).toEqual([]);
  for (const q of ['secret', 'erin.secret@example.test', 'erin s', 'cafe', 'maria'])
    expect(await found(as('jobSeeker', maria), q)).toEqual([]);
});

it('matches the beginning of the first name, ignoring case and accents', async () => {
  expect(await found(as('employer', erin), 'mar')).toEqual(['Mark', 'María']);
  expect(await found(as('employer', erin), ' MARIA ')).toEqual(['María']);
  expect(await found(as('employer', erin), 'ria')).toEqual([]);
  expect(await found(as('employer', erin), '%')).toEqual([]);
  expect(await found(as('jobSeeker', maria), 'er')).toEqual(['Erin']);
});

it('matches each part of a first name in any spelling, and no other name', async () => {
  const employer = await makeEmployer(app.services.db, { name: 'Ines Own' });
  await contact(employer, await makeJobSeeker(app.services.db, catalog, { name: "Jean-Jörg D'Urso" }));
  for (const q of ['jean', 'jean-jorg', 'Jean\u2011Jörg', 'jean joerg', 'jo', 'joerg'])
    expect(await found(as('employer', employer), q), q).toEqual(['Jean-Jörg']);
  for (const q of ['durso', "d'", 'jean d']) expect(await found(as('employer', employer), q), q).toEqual([]);
});

it('matches the whole name for viewers who see it: clients and admins', async () => {
  expect(await found(as('employer', premium), 'hidden mar')).toEqual(['María Hidden']);
  expect(await found(admin, 'maria hidden')).toEqual(['María Hidden', 'María Hidden']);
  expect(await found(admin, 'secret')).toEqual(['Erin Secret', 'Mark Other', 'María Hidden']);
  // Each word may match either member.
  expect(await found(admin, 'hidden secret')).toEqual(['María Hidden']);
});

it('finds the support chat by the name of the product', async () => {
  expect(await found(as('employer', erin), app.services.productName.slice(0, 3))).toEqual(['SUPPORT']);
  expect(await found(as('employer', erin), `${app.services.productName} x`)).toEqual([]);
});

it('combines with the other filters, and matches all chats if it is blank', async () => {
  expect(await found(admin, 'erin', { kind: 'SUPPORT' })).toEqual(['Erin Secret']);
  expect(await found(admin, 'maria', { unread: true })).toEqual([]);
  expect(await found(as('employer', erin), '  ')).toHaveLength(3);
});
