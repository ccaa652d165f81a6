import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { beforeEach } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { runBulkActions } from '../../../server/domain/office/bulkAction/bulkAction.jobs.ts';
import { Prisma } from '../../../server/generated/prisma/client.ts';
import { IncomingFile } from '../../../server/media/media.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { visitorsOf } from '../../rest/visitors.ts';
import type { TestApp } from '../../support/app.ts';
import { makeEmployer } from '../../support/factories.ts';
import { fixture, testDb } from '../../support/fixtures.ts';
import { mutateAs } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { notesOf } from '../bulkAction/fixtures.ts';

export type Row = Record<string, string | undefined>;

/** The columns are those of the first row. */
export const csv = (rows: Row[]): string => stringify(rows, { header: true });

export const fileOf = (content: string | Buffer, name = 'people.csv') =>
  new IncomingFile(name, Readable.from([Buffer.from(content)]));

export type List = 'JOB_SEEKERS' | 'JOB_OFFERS';

const dryRun = `dryRun { total added existing faulty problemCount columns ignored
  problems { line column value message } rows { line state cells } }`;

let lastKey = 0;
const newKey = (): string => {
  lastKey += 1;
  return `import-test-${lastKey}`;
};

let lastEmail = 0;
function newEmail(): string {
  lastEmail += 1;
  return `imported-${lastEmail}@example.test`;
}

type Problem = { line: number; column: string | null; message: string };
type Input = { list: List; content: string; expected: number; mails?: boolean; clientKey?: string };

function send(app: TestApp, admin: Viewer, { content, ...others }: Input, file = fileOf(content)) {
  const selected = 'bulkAction { id databaseId kind total canUndo fileName mails }';
  return mutateAs(app, admin, 'startImport', { clientKey: newKey(), ...others, file }, selected);
}

export async function start(app: TestApp, admin: Viewer, input: Input): Promise<number> {
  const answer = await send(app, admin, input);
  if (!answer.bulkAction) throw new Error(JSON.stringify(answer));
  return answer.bulkAction.databaseId;
}

/** The people of the access tests, and what their admin imports. */
export function importSuite() {
  let since = 0;
  const fixtures = testFixtures();
  const visitors = fixture(() => visitorsOf(fixtures));
  const app = fixture(() => fixtures.app);
  const db = testDb(app);
  const admin = fixture(() => asAdmin(fixtures.people.admin));
  const employer = fixture(() => makeEmployer(db));
  const place = fixture(() => {
    const { jobs, cities } = app.services.reference;
    const { jobId, cityId } = fixtures.catalog;
    return { job: jobs.get(jobId)?.name ?? '', city: cities.get(cityId)?.name ?? '' };
  });
  beforeEach(async () => {
    since = (await db.auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0;
  });
  async function check(list: List, content: string | Buffer) {
    const answer = await mutateAs(app, admin, 'checkImport', { list, file: fileOf(content) }, dryRun);
    return answer.dryRun ?? answer;
  }
  const description = 'Evenings and weekends, in a friendly team.';
  return {
    fixtures,
    visitors,
    app,
    db,
    admin,
    place,
    employer,
    check,
    async problems(list: List, rows: Row[]): Promise<string[]> {
      const run = await check(list, csv(rows));
      if (!run.problems) throw new Error(JSON.stringify(run));
      return run.problems.map(({ line, column, message }: Problem) => `${line} ${column}: ${message}`);
    },
    send: (input: Input, file?: IncomingFile) => send(app, admin, input, file),
    start: (input: Input) => start(app, admin, input),
    work: () => runBulkActions(app.services),
    resultsByLine: async (bulkActionId: number) =>
      notesOf(await db.bulkActionItem.findMany({ where: { bulkActionId } }), ({ line }) => line ?? 0),
    entries: () => db.auditEntry.findMany({ where: { id: { gt: since } }, orderBy: { id: 'asc' } }),
    newEmail,
    /** A row that can be added, with other values for some of its columns. */
    person: (values: Row = {}): Row => ({
      ...{ name: 'Zoe Import', email: newEmail(), job: place.job, city: place.city, minRate: '12' },
      ...values,
    }),
    offer: (values: Row = {}): Row => ({
      ...{ employerEmail: employer.loginEmail ?? '', job: place.job, city: place.city },
      ...{ maxRate: '12', description, partTime: 'yes' },
      ...values,
    }),
    byEmail: (email: string | undefined) => db.user.findUniqueOrThrow({ where: { loginEmail: email ?? '' } }),
    offersOf: (employerId: number) => db.jobOffer.findMany({ where: { employerId }, orderBy: { id: 'asc' } }),
    stored: () => {
      const { user, jobOffer, bulkAction, bulkActionItem, auditEntry, upload } = db;
      const counts = [user.count(), jobOffer.count(), bulkAction.count(), bulkActionItem.count()];
      return Promise.all([...counts, auditEntry.count(), upload.count()]);
    },
    /** Rows of an action that still have their cells. */
    kept: (bulkActionId: number) => db.bulkActionItem.count({ where: { bulkActionId, cells: { not: Prisma.DbNull } } }),
  };
}
