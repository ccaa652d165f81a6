import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { IncomingFile } from '../../../server/media/media.ts';
import type { TestApp } from '../../support/app.ts';
import { askAs } from '../../support/graph.ts';

/** CSV files, as an admin sends them through the graph. */

export type Row = Record<string, string>;

/** The columns are those of the first row. */
export const csv = (rows: Row[]): string => stringify(rows, { header: true });

export const fileOf = (content: string | Buffer, name = 'people.csv') =>
  new IncomingFile(name, Readable.from([Buffer.from(content)]));

export type List = 'JOB_SEEKERS' | 'JOB_OFFERS';

const failure = '__typename ... on Failure { message ... on InvalidInput { fields { field message } } }';

/** What a dry run answers, or its failure. */
export async function check(app: TestApp, viewer: Viewer, list: List, content: string | Buffer) {
  const { data, errors } = await askAs(
    app,
    viewer,
    `mutation ($input: CheckImportInput!) { checkImport(input: $input) { ${failure}
      ... on CheckImportPayload { dryRun { total added existing faulty problemCount columns ignored
        problems { line column value message } rows { line state cells } } } } }`,
    { input: { list, file: fileOf(content) } },
  );
  if (errors) throw new Error(errors.join('\n'));
  const answer = JSON.parse(JSON.stringify(data?.checkImport));
  return answer.dryRun ?? answer;
}

/** The problems as short texts. */
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

export async function send(
  app: TestApp,
  viewer: Viewer,
  input: { list: List; content: string; expected: number; mails?: boolean; clientKey?: string },
) {
  const { content, ...others } = input;
  const { data, errors } = await askAs(
    app,
    viewer,
    `mutation ($input: StartImportInput!) { startImport(input: $input) { ${failure}
      ... on StartImportPayload { bulkAction { id databaseId kind total canUndo fileName mails } } } }`,
    { input: { clientKey: newKey(), ...others, file: fileOf(content) } },
  );
  if (errors) throw new Error(errors.join('\n'));
  return JSON.parse(JSON.stringify(data?.startImport));
}

/** Starts an import and resolves to the integer id of its action. */
export async function start(app: TestApp, viewer: Viewer, input: Parameters<typeof send>[2]): Promise<number> {
  const answer = await send(app, viewer, input);
  if (!answer.bulkAction) throw new Error(JSON.stringify(answer));
  return answer.bulkAction.databaseId;
}

/** How it went with each line. */
export async function resultsByLine(app: TestApp, bulkActionId: number): Promise<Record<number, string>> {
  const items = await app.services.db.bulkActionItem.findMany({ where: { bulkActionId } });
  return Object.fromEntries(
    items.map(({ line, state, note }) => [line ?? 0, note === null ? state : `${state}: ${note}`]),
  );
}
