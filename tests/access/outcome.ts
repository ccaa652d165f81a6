import { type ExecutionResult, GraphQLError, getOperationAST, parse } from 'graphql';
import type { Question } from '../nouns/noun.ts';
import type { Outcome, Outcomes } from '../nouns/outcomes.ts';
import { askAs, listenAs } from '../support/graph.ts';
import { type Actor, actors, type Fixtures } from './fixtures.ts';

export async function outcomeOf(fixtures: Fixtures, actor: Actor, question: Question): Promise<Outcome> {
  const viewer = fixtures.viewer(actor);
  const variables = (await question.variables?.(fixtures, actor)) ?? {};
  if (getOperationAST(parse(question.ask))?.operation === 'subscription') {
    const stream = await listenAs(fixtures.app, viewer, question.ask, variables);
    if (stream instanceof GraphQLError) return codeOf(stream);
    await stream.return(undefined);
    return 'listening';
  }
  const result = await askAs(fixtures.app, viewer, question.ask, variables);
  await question.after?.(fixtures);
  const [error] = result.errors ?? [];
  if (error) return codeOf(error);
  return nameOf(onlyValueOf(result), question.names?.(fixtures));
}

const refusals: readonly Outcome[] = ['SignInRequired', 'Forbidden', 'NotFound', 'nothing'];

/**
 * The outcomes for these actors, by default for all. Who only reads or is refused consumes no records: these actors come first, and share the variables of
 * the first of them.
 */
export async function outcomesOf(
  fixtures: Fixtures,
  question: Question,
  asking: readonly Actor[] = actors,
): Promise<Partial<Outcomes>> {
  const isMutation = question.ask.startsWith('mutation');
  const shares = (actor: Actor) => !isMutation || refusals.includes(question.answers[actor]);
  let shared: ReturnType<NonNullable<Question['variables']>> | undefined;
  const sharing: Question = {
    ...question,
    variables: (...about) => {
      shared ??= question.variables?.(...about) ?? {};
      return shared;
    },
  };
  const found: Partial<Record<Actor, Outcome>> = {};
  for (const actor of asking.filter(shares)) found[actor] = await outcomeOf(fixtures, actor, sharing);
  for (const actor of asking.filter((one) => !shares(one))) found[actor] = await outcomeOf(fixtures, actor, question);
  return found;
}

const codeOf = (error: GraphQLError): string => {
  const { code } = error.extensions;
  if (typeof code !== 'string') throw error;
  return code;
};

function onlyValueOf(result: ExecutionResult): unknown {
  const values = Object.values(result.data ?? {});
  if (values.length !== 1) throw new Error(`A question has one root field, not ${values.length}.`);
  return values[0];
}

function nameOf(value: unknown, names: Record<string, string | number> = {}): Outcome {
  if (value === null) return 'nothing';
  if (typeof value !== 'object') return 'seen';
  if ('__typename' in value && typeof value.__typename === 'string' && !('edges' in value)) {
    return value.__typename.endsWith('Payload') ? 'done' : value.__typename;
  }
  const list = Array.isArray(value) ? value : 'edges' in value && Array.isArray(value.edges) ? value.edges : null;
  if (!list) return 'seen';
  const ids = new Set(list.flatMap(idsIn));
  const named = Object.entries(names).filter(([, id]) => ids.has(id));
  if (named.length > 0) return named.map(([name]) => name).join(', ');
  return list.length === 0 ? 'empty' : 'seen';
}

function idsIn(item: unknown): unknown[] {
  if (typeof item !== 'object' || item === null) return [item];
  if ('node' in item) return idsIn(item.node);
  return [...('id' in item ? [item.id] : []), ...('databaseId' in item ? [item.databaseId] : [])];
}
