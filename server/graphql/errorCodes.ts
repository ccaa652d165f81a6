/**
 * The codes of errors that are no failures of the domain: `extensions.code` says one of these, or the name of a failure. For the page
 * for developers; `tests/developers/errors.test.ts` finds codes that are missing here.
 */
export const errorCodes = {
  BAD_REQUEST: 'The request is no operation: the body is not JSON, or has no query.',
  BAD_USER_INPUT: 'A variable or an argument has a wrong value, such as the cursor of another list.',
  GRAPHQL_PARSE_FAILED: 'The query is not GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The query does not fit the schema.',
  Internal: 'The error is on our side. It is logged with the id in the header X-Request-Id.',
  NotAcceptable: 'The header Accept names no type of our answers.',
  OverLimit: 'The operation is too large. `limit` names the limit, `max` its number.',
  PERSISTED_QUERY_NOT_FOUND: 'There is no operation with this hash. Operations cannot be registered: send the query.',
  TooManyRequests: 'Too many requests in this minute. Retry-After says when to go on.',
  UNAVAILABLE: 'Something that we need does not answer. Try again later.',
  UnsupportedMediaType: 'The body has a type that is not taken here. Send application/json.',
} as const;
