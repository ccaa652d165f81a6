import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { beforeEach } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { Prisma } from '../../../server/generated/prisma/client.ts';
import { IncomingFile } from '../../../server/media/media.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { visitorsOf } from '../../rest/visitors.ts';
import type { TestApp } from '../../support/app.ts';
import { makeEmployer } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { mutateAs } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';

export type Row = Record<string, string | undefined>;

/** The columns are those of the first row. */
export const csv = (rows: Row[]): string => stringify(rows, { header: true });

export const fileOf = (content: string | Buffer, name = 'people.csv') =>
  new IncomingFile(name, Readable.from([Buffer.from(content)]));

export type List = 'JOB_SEEKERS' | 'JOB_OFFERS';

export async function check(app: TestApp, viewer: Viewer, list: List, content: string | Buffer) {
  const selected = `dryRun { total added existing faulty problemCount columns ignored
    problems { line column value message } rows { line state cells } }`;
  const answer = await mutateAs(app, viewer, 'checkImport', { list, file: fileOf(content) }, selected);
  return answer.dryRun ?? answer;
}

export async function problems(app: TestApp, viewer: Viewer, list: List, rows: Row[]): Promise<string[]> {
  const run = await check(app, viewer, list, csv(rows));
  if (!run.problems) throw new Error(JSON.stringify(run));
  return run.problems.map(
    ({ line, column, message }: { line: number; column: string | null; message: string }) =>
      `${line} ${column}: ${message}`,
  );
}

let lastKey = 0;
export const newKey = (): string => {
  lastKey += 1;
  return `import-test-${lastKey}`;
};

export function send(
  app: TestApp,
  viewer: Viewer,
  { content, ...others }: { list: List; content: string; expected: number; mails?: boolean; clientKey?: string },
  file = fileOf(content),
) {
  const input = { clientKey: newKey(), ...others, file };
  return mutateAs(app, viewer, 'startImport', input, 'bulkAction { id databaseId kind total canUndo fileName mails }');
}

export async function start(app: TestApp, viewer: Viewer, input: Parameters<typeof send>[2]): Promise<number> {
  const answer = await send(app, viewer, input);
  if (!answer.bulkAction) throw new Error(JSON.stringify(answer));
  return answer.bulkAction.databaseId;
}

export async function resultsByLine(app: TestApp, bulkActionId: number): Promise<Record<number, string>> {
  const items = await app.services.db.bulkActionItem.findMany({ where: { bulkActionId } });
  return Object.fromEntries(
    items.map(({ line, state, note }) => [line ?? 0, note === null ? state : `${state}: ${note}`]),
  );
}

let lastEmail = 0;
function newEmail(): string {
  lastEmail += 1;
  return `imported-${lastEmail}@example.test`;
}

/** Makes the people of the access tests before the tests of a file. Its values are there within tests. */
export function importSuite() {
  let since = 0;
  const fixtures = testFixtures();
  const visitors = fixture(() => visitorsOf(fixtures));
  const suite = fixture(async () => {
    const { app, catalog } = fixtures;
    const { db, reference } = app.services;
    const employer = await makeEmployer(db);
    const job = reference.jobs.get(catalog.jobId)?.name ?? '';
    const city = reference.cities.get(catalog.cityId)?.name ?? '';
    const description = 'Evenings and weekends, in a friendly team.';
    const offer = { job, city, maxRate: '12', description, partTime: 'yes' };
    return {
      fixtures,
      visitors,
      app,
      db,
      admin: asAdmin(fixtures.people.admin),
      job,
      city,
      employer,
      entries: () => db.auditEntry.findMany({ where: { id: { gt: since } }, orderBy: { id: 'asc' } }),
      newEmail,
      /** A row that can be added, with other values for some of its columns. */
      person: (values: Row = {}): Row => ({
        name: 'Zoe Import',
        email: newEmail(),
        job,
        city,
        minRate: '12',
        ...values,
      }),
      offer: (values: Row = {}): Row => ({ employerEmail: employer.loginEmail ?? '', ...offer, ...values }),
      byEmail: (email: string | undefined) => db.user.findUniqueOrThrow({ where: { loginEmail: email ?? '' } }),
      offersOf: (employerId: number) => db.jobOffer.findMany({ where: { employerId }, orderBy: { id: 'asc' } }),
      stored: () =>
        Promise.all([
          db.user.count(),
          db.jobOffer.count(),
          db.bulkAction.count(),
          db.bulkActionItem.count(),
          db.auditEntry.count(),
          db.upload.count(),
        ]),
      /** Rows of an action that still have their cells. */
      kept: (bulkActionId: number) =>
        db.bulkActionItem.count({ where: { bulkActionId, cells: { not: Prisma.DbNull } } }),
    };
  });
  beforeEach(async () => {
    since = (await suite.db.auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0;
  });
  return suite;
}
