import pg from 'pg';
import { demoAccounts } from '../../server/domain/accounts/keys/demoAccount.ts';
import { Visitor } from '../../tests/support/browserless.ts';
import { openQuietApplication } from '../application.ts';
import type { Ask } from './lists.ts';

/** How the database answers one statement. */
export type StatementPlan = {
  text: string;
  milliseconds: number;
  /** What reads a table or an index, the outermost first. */
  reads: { node: string; relation: string; index: string | undefined; rows: number; removed: number }[];
};

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

type Statement = { text: string; values?: unknown[] };

/** The statements of each of these asks with their plans. Runs the application in this process, where what it sends is seen. */
export async function plansOf(databaseUrl: string, dataDir: string, asks: Ask[]): Promise<Map<Ask, StatementPlan[]>> {
  const application = await openQuietApplication(databaseUrl, dataDir);
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const account = demoAccounts.find(({ role }) => role === 'ROLE_ADMIN');
    const admin = await new Visitor(application.url).signIn(account?.email ?? '', account?.password ?? '');
    const plans = new Map<Ask, StatementPlan[]>();
    for (const ask of asks) {
      const statements = await sentWhile(() => send(admin, ask));
      const explained: StatementPlan[] = [];
      for (const statement of statements) explained.push(await explain(client, statement));
      plans.set(ask, explained);
    }
    return plans;
  } finally {
    await client.end();
    await application.close();
  }
}

/** Asks the server and throws unless it has an answer without errors. */
export async function send(admin: Visitor, { id, variables }: Pick<Ask, 'id' | 'variables'>): Promise<unknown> {
  const response = await admin.post('/graphql', {
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  });
  const text = await response.text();
  const { data, errors }: { data?: unknown; errors?: unknown } = JSON.parse(text);
  if (response.status !== 200 || errors) throw new Error(`${JSON.stringify(variables)} answers ${text.slice(0, 500)}`);
  return data;
}

/** The statements that read, in the order in which this process sends them. */
async function sentWhile(act: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, values] = args;
    if (isStatement(first))
      sent.push({ text: first.text, values: first.values ?? (Array.isArray(values) ? values : []) });
    return Reflect.apply(query, this, args);
  };
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent.filter(({ text }) => /^\s*(SELECT|WITH)/i.test(text));
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

async function explain(client: pg.Client, { text, values }: Statement): Promise<StatementPlan> {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const { Plan: plan, 'Execution Time': milliseconds } = rows[0]['QUERY PLAN'][0];
  return { text, milliseconds, reads: readsOf(plan) };
}

function readsOf(node: Node): StatementPlan['reads'] {
  const relation = node['Relation Name'];
  const index = node['Index Name'];
  const read = {
    node: node['Node Type'],
    relation: relation ?? '',
    index,
    rows: Math.round(node['Actual Rows'] * node['Actual Loops']),
    removed: Math.round((node['Rows Removed by Filter'] ?? 0) * node['Actual Loops']),
  };
  return [...(relation || index ? [read] : []), ...(node.Plans ?? []).flatMap(readsOf)];
}
