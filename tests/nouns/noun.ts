import type { DocumentedCall } from '../../server/rest/table.ts';
import type { Actor, Fixtures } from '../access/fixtures.ts';
import type { Sender } from '../rest/badInput/setup.ts';
import type { Attempt } from '../rest/call.ts';
import type { Kind } from './kinds.ts';
import type { Outcome, Outcomes } from './outcomes.ts';

/**
 * What the tests know about one noun of the domain. The sweeps in `tests/access`, `tests/rest/roles`, `tests/rest/badInput`
 * and `tests/fuzz` read all nouns (`nouns.ts`), and fail for a part of the graph or of REST that is missing here.
 */
export type Noun = {
  graph: GraphRows;
  /**
   * Arguments, in brackets, for queries that require them, used by the search for hidden texts. Queries by `databaseId` alone
   * are sent for every record anyway.
   */
  args?: Readonly<Record<`Query.${string}`, (fixtures: Fixtures) => string[]>>;
  rest?: Readonly<Partial<Record<DocumentedCall, RestRow>>>;
  /** The kinds of the fields of its REST calls, such as `body.name`; fields of many nouns are in `kinds.ts`. */
  fields?: Readonly<Record<string, Kind>>;
  /** Texts that the fuzz test gives to GraphQL fields of these names. */
  texts?: Readonly<Record<string, readonly string[]>>;
  /** Texts of restricted visibility, by name. */
  hidden?: (fixtures: Fixtures) => Readonly<Record<string, HiddenText>>;
  /** Creates records that the fuzz test may change and delete. */
  makeSpare?: (fixtures: Fixtures) => Promise<unknown>;
};

/** A GraphQL operation, sent by each of the nine actors. */
export type Question = {
  /** An operation whose only root field is the field under test; of unions it selects `__typename`. */
  ask: string;
  /** The variables for this actor. Creates the records that the operation consumes, one for each actor. */
  variables?: (fixtures: Fixtures, actor: Actor) => Promise<Record<string, unknown>> | Record<string, unknown>;
  /** Undoes the operation, for records that cannot be created for each actor. */
  after?: (fixtures: Fixtures) => Promise<unknown>;
  /** Names of the records to look for in a list, by global id or by integer id. */
  names?: (fixtures: Fixtures) => Record<string, string | number>;
  answers: Outcomes;
};

/** The operations on each root field (`Query.jobs`) and each type of `node(id:)` (`node Chat`), by subject. */
export type GraphRows = Readonly<Record<string, Readonly<Record<string, Question>>>>;

/** A documented call. */
export type RestRow = {
  /** The status of success, if it is not 200. */
  status?: 201 | 204;
  /** By subject. The first one, sent by `sender`, is the valid request of the tests of bad input. */
  cases: Readonly<Record<string, Case>>;
  sender: Sender;
  /** The valid request, if the first case does not succeed. */
  valid?: (fixtures: Fixtures) => Attempt;
  /** Required fields of the body. */
  required?: readonly string[];
  /** Further query strings with which the search for hidden texts reads. */
  queries?: readonly string[];
};

export type Case = {
  /** A valid request. Creates the records that it consumes. */
  attempt: (fixtures: Fixtures, actor: Actor) => Attempt | Promise<Attempt>;
  /** The outcomes. By default those of the GraphQL operation with the same subject, on the field that the call queries. */
  answers?: Outcomes;
  /** The same request about a record that does not exist. By default the first id of the path is replaced. */
  aboutNothing?: (attempt: Attempt) => Attempt;
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
