import type { DocumentedCall } from '../../server/rest/table.ts';
import type { Actor, Fixtures } from '../access/fixtures.ts';
import type { Sender } from '../rest/badInput/setup.ts';
import type { Attempt } from '../rest/call.ts';
import type { Outcome, Outcomes } from './outcomes.ts';

/**
 * What the tests know about one noun of the domain. The sweeps in `tests/access`, `tests/rest/roles`, `tests/rest/badInput`
 * and `tests/fuzz` read all nouns (`nouns.ts`), and fail for a part of the graph or of REST that is missing here.
 */
export type Noun = {
  graph: Readonly<Record<string, Readonly<Record<string, Row>>>>;
  rest?: Readonly<Partial<Record<DocumentedCall, RestRow>>>;
  /** Texts that the fuzz test gives to GraphQL fields of these names. */
  texts?: Readonly<Record<string, readonly string[]>>;
  /** Texts of restricted visibility, by name. */
  hidden?: (fixtures: Fixtures) => Readonly<Record<string, HiddenText>>;
  /** Creates records that the fuzz test may change and delete. */
  makeSpare?: (fixtures: Fixtures) => Promise<unknown>;
};

type Made<Value> = (fixtures: Fixtures, actor: Actor) => Promise<Value> | Value;
/** A record, or its id. */
export type MakeRecord = Made<{ id: number } | number>;
/** Values by name; functions among them make the value. What a function makes for each actor takes the actor. */
export type Given = Readonly<Record<string, unknown>> | Made<object>;

/** What each of the nine actors asks of a root field of the graph (`Query.jobs`), or of `node(id:)` (`node Chat`). */
export type Asked = {
  /**
   * The arguments; of a mutation what is in its input. A function that makes a record stands for its id, where the node or the
   * query takes nothing else. Creates the records that the operation consumes, one for each actor.
   */
  given?: Given | MakeRecord;
  /** What is selected, by default the id or `__typename`. */
  select?: string;
  /** Undoes the operation, for records that cannot be created for each actor. */
  after?: (fixtures: Fixtures) => Promise<unknown>;
  /** Names of the records to look for in a list, by global id or by integer id. */
  names?: (fixtures: Fixtures) => Record<string, string | number>;
  answers: Outcomes;
};

/** The same in short: what is given, and the answers. */
export type Row = Asked | readonly [given: NonNullable<Asked['given']>, answers: Outcomes];

/** A GraphQL operation whose only root field is the field under test. */
export type Question = Pick<Asked, 'after' | 'names' | 'answers'> & {
  ask: string;
  /** The variables for this actor. */
  variables?: (fixtures: Fixtures, actor: Actor) => Promise<Record<string, unknown>> | Record<string, unknown>;
};

/** A documented call. */
export type RestRow = {
  /** The status of success, if it is not 200. */
  status?: 201 | 204;
  /** By subject. The first one, sent by `sender`, is the valid request of the tests of bad input. */
  cases: Readonly<Record<string, RestCase>>;
  sender: Sender;
  /** The body of the valid request, if the first case does not succeed. */
  validBody?: Given;
  /** Required fields of the body. */
  required?: readonly string[];
  /** Further query strings with which the search for hidden texts reads. */
  queries?: readonly string[];
};

/** A valid request. Creates the records that it consumes. */
export type RestCase = {
  path?: Readonly<Record<string, string | number | Made<{ id: number } | number | string>>>;
  query?: string | ((fixtures: Fixtures) => string);
  body?: Given;
  file?: () => Promise<NonNullable<Attempt['file']>>;
  /** The outcomes. By default those of the GraphQL operation with the same subject, on the field that the call queries. */
  answers?: Outcomes;
  /** What makes it the same request about a record that does not exist. By default the first id of the path is replaced. */
  aboutNothing?: Pick<Attempt, 'path'> & { body?: object };
  /** The outcome of that request for actors who are not refused; `NotFound` by default. */
  nothing?: Outcome;
};

export type HiddenText = {
  /** Writes the text into the fixtures. */
  set: (text: string) => Promise<unknown>;
  seenBy: readonly Actor[];
  /** Exceptions in REST, which shows it to fewer users than the graph. */
  seenOverRest?: readonly Actor[];
};
