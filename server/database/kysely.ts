import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  DummyDriver,
  type Generated,
  InsertQueryNode,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  UpdateQueryNode,
} from 'kysely';
import type pg from 'pg';
import type {
  BulkAction,
  BulkActionItem,
  Career,
  Chat,
  ChatParticipant,
  City,
  ContactRequest,
  ContactRequestStatus,
  EmailMessage,
  EmailTemplate,
  Endorsement,
  Job,
  JobApplication,
  JobOffer,
  JobOfferDay,
  JobReference,
  MarketplaceDay,
  Message,
  OfferAlert,
  PricingOption,
  Prisma,
  ProfileDay,
  Rating,
  Report,
  Review,
  SavedJobOffer,
  SavedSearch,
  SavedSearchPerson,
  SearchWord,
  Secret,
  Session,
  ShortlistEntry,
  Subscription,
  TrialShift,
  Upload,
  User,
  UserBlock,
} from '../generated/prisma/client.ts';

/**
 * Hand-tuned SQL, written with Kysely and checked against the data model. Everything else uses Prisma:
 * `docs/decisions/0053-hand-tuned-sql.md` says when to use which.
 */
export type Sql = Kysely<Tables>;

/** The tables that hand-tuned SQL uses, derived from Prisma's types. */
export type Tables = {
  user: Columns<User>;
  bulk_action: Columns<BulkAction>;
  bulk_action_item: Columns<BulkActionItem>;
  career: Columns<Career>;
  endorsement: Columns<Endorsement>;
  chat: Columns<Chat>;
  chat_participant: Columns<ChatParticipant>;
  city: Columns<City>;
  contact_request: Columns<ContactRequest>;
  contact_request_status: Columns<ContactRequestStatus>;
  email_message: Columns<EmailMessage>;
  email_template: Columns<EmailTemplate>;
  job: Columns<Job>;
  job_application: Columns<JobApplication>;
  job_offer: Columns<JobOffer>;
  job_offer_day: Columns<JobOfferDay>;
  job_reference: Columns<JobReference>;
  marketplace_day: Columns<MarketplaceDay>;
  message: Omit<Columns<Message>, 'id'> & { id: Generated<number> };
  offer_alert: Columns<OfferAlert>;
  pricing_option: Columns<PricingOption>;
  profile_day: Columns<ProfileDay>;
  rating: Columns<Rating>;
  report: Columns<Report>;
  review: Columns<Review>;
  saved_job_offer: Columns<SavedJobOffer>;
  saved_search: Columns<SavedSearch>;
  saved_search_person: Columns<SavedSearchPerson>;
  search_word: Columns<SearchWord>;
  secret: Omit<Columns<Secret>, 'created_at'>;
  session: Columns<Session>;
  shortlist_entry: Columns<ShortlistEntry>;
  subscription: Columns<Subscription>;
  trial_shift: Columns<TrialShift>;
  upload: Columns<Upload>;
  user_block: Columns<UserBlock>;
};

/** The columns of these fields. */
export type Columns<Model> = { [Field in keyof Model & string as ColumnOf<Field>]: Model[Field] };

/** The only column whose name is not its field's name in snake case. */
const renamed = { profileUpdated: 'updated' } as const;

type ColumnOf<Field extends string> = Field extends keyof typeof renamed ? (typeof renamed)[Field] : SnakeCase<Field>;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

const columns = new Map<string, string>(Object.entries(renamed));

/** The column of a field of Prisma's. */
export function columnOf<Field extends string>(field: Field): ColumnOf<Field>;
export function columnOf(field: string): string {
  let column = columns.get(field);
  if (column === undefined) {
    column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    columns.set(field, column);
  }
  return column;
}

/** Runs statements on the pool, outside of transactions. `nameOf` names prepared statements. */
export const kyselyOn = (pool: pg.Pool, nameOf: (query: { sql: string }) => string): Sql =>
  kyselyThrough(async (query) => {
    const { rows, rowCount } = await pool.query({
      text: query.sql,
      values: [...query.parameters],
      name: nameOf(query),
    });
    return { rows, ...(countsRows(query) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  });

/** Runs statements in a transaction of Prisma. */
export const kyselyIn = (tx: Prisma.TransactionClient): Sql =>
  kyselyThrough(async (query) => {
    const { sql, parameters } = query;
    return countsRows(query)
      ? { rows: [], numAffectedRows: BigInt(await tx.$executeRawUnsafe(sql, ...parameters)) }
      : { rows: await tx.$queryRawUnsafe(sql, ...parameters) };
  });

/** Whether the result is the number of changed rows, because the statement returns none. */
const countsRows = ({ query }: CompiledQuery): boolean =>
  (UpdateQueryNode.is(query) || InsertQueryNode.is(query) || DeleteQueryNode.is(query)) && !query.returning;

type Run = <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;

const kyselyThrough = (run: Run): Sql =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new StatementDriver(run),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Runs each statement by itself; Prisma starts the transactions. */
class StatementDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(run: Run) {
    super();
    const streamQuery = () => {
      throw new Error('Results cannot be streamed.');
    };
    this.#connection = { executeQuery: run, streamQuery };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  override async beginTransaction(): Promise<void> {
    throw new Error('Start the transaction with Prisma, and use kyselyIn.');
  }
}
