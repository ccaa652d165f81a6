import { beforeEach } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { runBulkActions } from '../../../server/domain/office/bulkAction/bulkAction.jobs.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { makeContactChat } from '../../people/contactChat.ts';
import type { TestApp } from '../../support/app.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { mutateAs, readAs } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';

export const jobSeekerId = ({ id }: { id: number }): string => encodeGlobalId('JobSeeker', id);
export const employerId = ({ id }: { id: number }): string => encodeGlobalId('Employer', id);
export const jobOfferId = ({ id }: { id: number }): string => encodeGlobalId('JobOffer', id);
export const requestId = ({ id }: { id: number }): string => encodeGlobalId('ContactRequest', id);
export const statusId = ({ id }: { id: number }): string => encodeGlobalId('ContactRequestStatus', id);

let lastKey = 0;
export function newKey(): string {
  lastKey += 1;
  return `bulk-action-${lastKey}`;
}

const previewQuery = `query ($kind: BulkActionKind!, $rows: BulkRowsInput!, $status: ID) {
  bulkActionPreview(kind: $kind, rows: $rows, status: $status) { total changing names unchanged { reason count } } }`;

type Input = Record<string, unknown>;
export const sendAs = (app: TestApp, viewer: Viewer, mutation: 'start' | 'stop' | 'undo' | 'retry', input: Input) =>
  mutateAs(app, viewer, `${mutation}BulkAction`, input, 'bulkAction { id databaseId total state canUndo }');

export const actionId = (id: number): string => encodeGlobalId('BulkAction', id);

/** What is noted of each item, by the number that `keyOf` takes from it. */
export const notesOf = <Item extends { state: string; note: string | null }>(
  items: Item[],
  keyOf: (item: Item) => number,
): Record<number, string> =>
  Object.fromEntries(
    items.map((item) => [keyOf(item), item.note === null ? item.state : `${item.state}: ${item.note}`]),
  );

export async function start(app: TestApp, admin: Viewer, input: Input): Promise<number> {
  const answer = await sendAs(app, admin, 'start', { clientKey: newKey(), ...input });
  if (!answer.bulkAction) throw new Error(JSON.stringify(answer));
  return answer.bulkAction.databaseId;
}

export const results = async ({ services }: TestApp, bulkActionId: number) =>
  notesOf(await services.db.bulkActionItem.findMany({ where: { bulkActionId } }), ({ recordId }) => recordId ?? 0);

/** An application with an admin, and what this admin does. */
export function bulkActionSuite() {
  let since = 0;
  const app = testApp();
  const catalog = testCatalog(app);
  const db = testDb(app);
  const adminUser = fixture(() => makeAdmin(db));
  const admin = fixture(() => asAdmin(adminUser));
  beforeEach(async () => {
    since = (await db.auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0;
  });
  const makePerson = (data: Parameters<typeof makeJobSeeker>[2] = {}) => makeJobSeeker(db, catalog, data);
  return {
    app,
    db,
    catalog,
    adminUser,
    admin,
    entries: () => db.auditEntry.findMany({ where: { id: { gt: since } }, orderBy: { id: 'asc' } }),
    makePerson,
    read: ({ id }: { id: number }) => db.user.findUniqueOrThrow({ where: { id } }),
    makeStatus: () => db.contactRequestStatus.create({ data: { name: newKey(), description: 'Test' } }),
    async makeRequest(data: { statusId?: number } = {}) {
      const employer = await makeEmployer(db);
      const sides = { employerId: employer.id, jobSeekerId: (await makePerson()).id };
      const { id: chatId } = await makeContactChat(db, employer, { id: sides.jobSeekerId });
      const at = app.clock.now;
      const contact = { name: 'Erin', email: 'erin@example.test', activatedAt: at, lastMessageAt: at };
      return db.contactRequest.create({ data: { ...sides, chatId, ...contact, ...data } });
    },
    preview: async (variables: Input) => (await readAs(app, admin, previewQuery, variables)).bulkActionPreview,
    send: (mutation: Parameters<typeof sendAs>[2], input: Input) => sendAs(app, admin, mutation, input),
    start: (input: Input, by: Viewer = admin) => start(app, by, input),
    work: () => runBulkActions(app.services),
    results: (id: number) => results(app, id),
  };
}
