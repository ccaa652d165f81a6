import pg from 'pg';
import { demoAccounts } from '../server/domain/accounts/keys/demoAccount.ts';
import { Visitor } from '../tests/support/browserless.ts';
import { openQuietApplication } from './application.ts';
import type { Ask } from './office/lists.ts';

/** How the database answers one statement. */
export type StatementPlan = {
  text: string;
  milliseconds: number;
  /** How many pages of 8 KB it read, from the memory of PostgreSQL or not. What triggers and foreign keys read is not among them. */
  buffers: number;
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
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

type Statement = { text: string; values?: unknown[] };

export type Explainer = {
  /** The address of an application in this process, where what it sends is seen. */
  url: string;
  /** The statements that it sends during `act`, each run once more. What they change is taken back. */
  explain: (act: () => Promise<unknown>) => Promise<StatementPlan[]>;
  close: () => Promise<void>;
};

/** `now` is the clock of the application. */
export async function openExplainer(databaseUrl: string, dataDir: string, now?: () => Date): Promise<Explainer> {
  const application = await openQuietApplication(databaseUrl, dataDir, now);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    url: application.url,
    explain: async (act) => {
      const plans: StatementPlan[] = [];
      const statements = await sentWhile(act);
      await client.query('BEGIN');
      for (const statement of statements) plans.push(await explain(client, statement));
      await client.query('ROLLBACK');
      return plans;
    },
    close: async () => {
      await client.end();
      await application.close();
    },
  };
}

/** The statements of each of these asks of the back office with their plans. */
export async function plansOf(databaseUrl: string, dataDir: string, asks: Ask[]): Promise<Map<Ask, StatementPlan[]>> {
  const explainer = await openExplainer(databaseUrl, dataDir);
  try {
    const admin = await signInAdmin(explainer.url);
    const plans = new Map<Ask, StatementPlan[]>();
    for (const ask of asks) plans.set(ask, await explainer.explain(() => send(admin, ask)));
    return plans;
  } finally {
    await explainer.close();
  }
}

/** The demo's admin. */
export function signInAdmin(url: string): Promise<Visitor> {
  const account = demoAccounts.find(({ role }) => role === 'ROLE_ADMIN');
  return new Visitor(url).signIn(account?.email ?? '', account?.password ?? '');
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

/** The statements that read or change rows, in the order in which this process sends them. */
async function sentWhile(act: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const statement = statementIn(args);
    if (statement) sent.push(statement);
    return Reflect.apply(query, this, args);
  };
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent.filter(({ text }) => /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(text));
}

/** The driver takes a text with its values, or an object of both. */
function statementIn([first, values]: unknown[]): Statement | undefined {
  const given = Array.isArray(values) ? values : [];
  if (typeof first === 'string') return { text: first, values: given };
  return isStatement(first) ? { text: first.text, values: first.values ?? given } : undefined;
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

async function explain(client: pg.Client, { text, values }: Statement): Promise<StatementPlan> {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
  const { Plan: plan, 'Execution Time': milliseconds } = rows[0]['QUERY PLAN'][0];
  const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  return { text, milliseconds, buffers, reads: readsOf(plan) };
}

/** The tables that grow. Reading one of them as a whole is pointed out. */
const large = ['user', 'contact_request', 'chat', 'chat_participant', 'message', 'job_offer', 'audit_entry'];

export const readWhole = ({ reads }: StatementPlan): string[] =>
  reads.filter(({ node, relation }) => node === 'Seq Scan' && large.includes(relation)).map(({ relation }) => relation);

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
