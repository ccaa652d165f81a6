import { beforeEach } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { runBulkActions } from '../../../server/domain/office/bulkAction/bulkAction.jobs.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { TestApp } from '../../support/app.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { fixture, testApp, testCatalog } from '../../support/fixtures.ts';
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
export const preview = async (app: TestApp, viewer: Viewer, variables: Record<string, unknown>) =>
  (await readAs(app, viewer, previewQuery, variables)).bulkActionPreview;

export const send = (
  app: TestApp,
  viewer: Viewer,
  mutation: 'start' | 'stop' | 'undo' | 'retry',
  input: Record<string, unknown>,
) => mutateAs(app, viewer, `${mutation}BulkAction`, input, 'bulkAction { id databaseId total state canUndo }');

export async function start(app: TestApp, admin: Viewer, input: Record<string, unknown>): Promise<number> {
  const answer = await send(app, admin, 'start', { clientKey: newKey(), ...input });
  if (!answer.bulkAction) throw new Error(JSON.stringify(answer));
  return answer.bulkAction.databaseId;
}

export const actionId = (id: number): string => encodeGlobalId('BulkAction', id);

export const work = (app: TestApp): Promise<void> => runBulkActions(app.services);

export async function results(app: TestApp, bulkActionId: number): Promise<Record<number, string>> {
  const items = await app.services.db.bulkActionItem.findMany({ where: { bulkActionId } });
  return Object.fromEntries(
    items.map(({ recordId, state, note }) => [recordId, note === null ? state : `${state}: ${note}`]),
  );
}

/** Starts an application with an admin before the tests of a file, and stops it after them. Its values are there within tests. */
export function bulkActionSuite() {
  let since = 0;
  const app = testApp();
  const catalog = testCatalog(app);
  const suite = fixture(async () => {
    const { db } = app.services;
    const adminUser = await makeAdmin(db);
    const makePerson = (data: Parameters<typeof makeJobSeeker>[2] = {}) => makeJobSeeker(db, catalog, data);
    return {
      app,
      db,
      catalog,
      adminUser,
      admin: asAdmin(adminUser),
      entries: () => db.auditEntry.findMany({ where: { id: { gt: since } }, orderBy: { id: 'asc' } }),
      makePerson,
      read: ({ id }: { id: number }) => db.user.findUniqueOrThrow({ where: { id } }),
      makeStatus: () => db.contactRequestStatus.create({ data: { name: newKey(), description: 'Test' } }),
      async makeRequest(data: { statusId?: number } = {}) {
        const employer = await makeEmployer(db);
        const sides = { employerId: employer.id, jobSeekerId: (await makePerson()).id };
        const chat = await db.chat.create({
          data: { kind: 'CONTACT', ...sides, employerHash: `e${employer.id}`, jobSeekerHash: `j${employer.id}` },
        });
        const at = app.clock.now;
        const contact = { name: 'Erin', email: 'erin@example.test', activatedAt: at, lastMessageAt: at };
        return db.contactRequest.create({ data: { ...sides, chatId: chat.id, ...contact, ...data } });
      },
    };
  });
  beforeEach(async () => {
    since = (await suite.db.auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0;
  });
  return suite;
}
