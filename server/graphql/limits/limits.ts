import { GraphQLError } from 'graphql';

/**
 * What an operation may come to that is not one of the product's own. Each number leaves every query free that a screen or
 * an integration would ask (the largest of our own has 300 tokens, a depth of 8 and a cost of 3,300) and ends
 * what is only there to be expensive, before anything is read for it.
 */
export const limits = {
  /** Bytes of a request's body, a persisted operation's too. */
  body: 1_048_576,
  /** Characters of the address of a GET, with the query in it; proxies cut at about as many. */
  address: 8_192,
  /** Characters of the text, and of its variables as JSON. A socket's frame holds as many. */
  query: 65_536,
  variables: 65_536,
  /** Words and signs of the text; comments are none. */
  tokens: 1_500,
  /** Fields within fields. The introspection query of tools has 15. */
  depth: 16,
  /** Fields of the largest possible answer, as measure.ts reckons it. */
  cost: 25_000,
  aliases: 50,
  directives: 50,
  /** Times the same name stands in one selection. */
  repeats: 20,
  /** Fields of the query type, and of the mutation type, in one operation. */
  queries: 30,
  mutations: 10,
  /** Operations of one socket at a time, subscriptions above all. */
  operations: 50,
} as const;

export type Limit = keyof typeof limits;

const sentences: Record<Limit, (max: string) => string> = {
  body: (max) => `The body of a request has at most ${max} bytes.`,
  address: (max) => `The address of a request has at most ${max} characters. A longer query can be sent with POST.`,
  query: (max) => `A query has at most ${max} characters.`,
  variables: (max) => `The variables have at most ${max} characters.`,
  tokens: (max) => `A query has at most ${max} tokens.`,
  depth: (max) => `A query goes at most ${max} fields deep.`,
  cost: (max) => `The answer to a query has at most ${max} fields. Ask for smaller pages, or for less of each.`,
  aliases: (max) => `A query has at most ${max} aliases.`,
  directives: (max) => `A query has at most ${max} directives.`,
  repeats: (max) => `A query selects the same field at most ${max} times in one place.`,
  queries: (max) => `A query asks for at most ${max} fields of the query type.`,
  mutations: (max) => `An operation runs at most ${max} mutations.`,
  operations: (max) => `A socket carries at most ${max} operations at a time.`,
};

/** The refusal, which names the limit and its number. */
export const overLimit = (limit: Limit): GraphQLError =>
  new GraphQLError(sentences[limit](limits[limit].toLocaleString('en')), {
    extensions: { code: 'OverLimit', status: 400, limit, max: limits[limit] },
  });

/** The number of validation errors that a response lists. */
export const maxValidationErrors = 20;

/** `nodes(ids:)`, as many as a page has. */
export const maxNodeIds = 100;
