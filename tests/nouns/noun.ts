import type { DocumentedCall } from '../../server/rest/calls.ts';
import type { Actor, World } from '../access/world.ts';
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
   * Arguments, in brackets, with which the search for hidden texts asks a query that cannot be asked without them. Queries by
   * `databaseId` alone are asked for every record anyway.
   */
  args?: Readonly<Record<`Query.${string}`, (world: World) => string[]>>;
  rest?: Readonly<Partial<Record<DocumentedCall, RestRow>>>;
  /** What the fields of its REST calls hold, such as `body.name`; fields of many nouns are in `kinds.ts`. */
  fields?: Readonly<Record<string, Kind>>;
  /** Texts that the fuzz test gives to GraphQL fields of these names. */
  texts?: Readonly<Record<string, readonly string[]>>;
  /** Texts of restricted visibility, by what they are. */
  hidden?: (world: World) => Readonly<Record<string, HiddenText>>;
  /** Makes records that the fuzz test may change and delete. */
  makeSpare?: (world: World) => Promise<unknown>;
};

/** A question to the graph, asked by each of the nine actors. */
export type Question = {
  /** One operation whose only root field is the field in question; unions are asked for `__typename`. */
  ask: string;
  /** The variables for this actor. Makes the records that the question uses up, one for each actor. */
  variables?: (world: World, actor: Actor) => Promise<Record<string, unknown>> | Record<string, unknown>;
  /** Names of the records to look for in a list, by global id or by integer id. */
  names?: (world: World) => Record<string, string | number>;
  answers: Outcomes;
};

/** The questions about each root field (`Query.jobs`) and each type of `node(id:)` (`node Chat`), by their subject. */
export type GraphRows = Readonly<Record<string, Readonly<Record<string, Question>>>>;

/** A documented call. */
export type RestRow = {
  /** The status of success, where it is not 200. */
  status?: 201 | 204;
  /** By their subject. The first one, sent by `sender`, is the valid request of the tests of bad input. */
  cases: Readonly<Record<string, Case>>;
  sender: Sender;
  /** The valid request, where the first case does not succeed. */
  valid?: (world: World) => Attempt;
  /** Required fields of the body. */
  required?: readonly string[];
  /** Further query strings with which the search for hidden texts reads. */
  queries?: readonly string[];
};

export type Case = {
  /** A valid request. Makes the records that it uses up. */
  attempt: (world: World, actor: Actor) => Attempt | Promise<Attempt>;
  /** Who gets what. By default the answers of the graph's question of the same subject, to the field that the call asks. */
  answers?: Outcomes;
  /** The same request about a record that does not exist. By default the first id of the path is replaced. */
  aboutNothing?: (attempt: Attempt) => Attempt;
  /** The answer about nothing to those who are not refused; `NotFound` by default. */
  nothing?: Outcome;
};

export type HiddenText = {
  /** Writes the text into the world. */
  set: (text: string) => Promise<unknown>;
  seenBy: readonly Actor[];
  /** Where REST shows it to fewer people than the graph. */
  seenOverRest?: readonly Actor[];
};
