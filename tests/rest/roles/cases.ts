import { Kind } from 'graphql';
import type { Row } from '../../../server/rest/row.ts';
import type { DocumentedCall } from '../../../server/rest/table.ts';
import { table } from '../../../server/rest/table.ts';
import { type Actor, actors } from '../../access/fixtures.ts';
import { attemptOf } from '../../nouns/ask.ts';
import type { RestCase as Case, RestRow } from '../../nouns/noun.ts';
import { graphRows, restRows } from '../../nouns/nouns.ts';
import { type Outcome, type Outcomes, refusalStatus } from '../../nouns/outcomes.ts';

export type RestCase = Pick<Case, 'aboutNothing'> & {
  title: string;
  call: DocumentedCall;
  attempt: ReturnType<typeof attemptOf>;
  statuses: Readonly<Record<Actor, number>>;
  /** The status of the same request about an unknown record, for actors who are not refused. */
  nothing: number;
};

/** The only root field of the graph that a call queries. */
function rootFieldOf(call: DocumentedCall): string {
  const { documents }: Row = table[call];
  const fields = documents.flatMap(({ definitions }) =>
    definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const root = definition.operation === 'query' ? 'Query' : 'Mutation';
      return definition.selectionSet.selections.flatMap((field) =>
        field.kind === Kind.FIELD ? [`${root}.${field.name.value}`] : [],
      );
    }),
  );
  const [only, ...others] = fields;
  if (only === undefined || others.length > 0)
    throw new Error(`${call} asks ${fields}: its answers have to be stated.`);
  return only;
}

function answersOfGraph(call: DocumentedCall, subject: string): Outcomes {
  const field = rootFieldOf(call);
  const question = graphRows[field]?.[subject];
  if (!question) throw new Error(`${call}: "${subject}" has no answers, and ${field} has no question of this name.`);
  return question.answers;
}

function resolved(call: DocumentedCall, { status, cases }: RestRow): RestCase[] {
  const statusOf = (outcome: Outcome) => refusalStatus[outcome] ?? status ?? 200;
  return Object.entries(cases).map(([subject, { answers, nothing = 'NotFound', aboutNothing, ...request }]) => {
    const outcomes = answers ?? answersOfGraph(call, subject);
    const statuses = Object.fromEntries(actors.map((actor) => [actor, statusOf(outcomes[actor])]));
    return {
      aboutNothing,
      title: `${call}: ${subject}`,
      call,
      attempt: attemptOf(request),
      statuses: statuses as RestCase['statuses'],
      nothing: statusOf(nothing),
    };
  });
}

export const restCases: readonly RestCase[] = (Object.entries(restRows) as [DocumentedCall, RestRow][]).flatMap(
  ([call, row]) => resolved(call, row),
);
