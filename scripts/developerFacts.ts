import { readFileSync } from 'node:fs';
import { isInterfaceType } from 'graphql';
import { publishedCards } from 'payment-sandbox/cards';
import * as failures from '../server/domain/core/failures/errors.ts';
import { type Budget, budgets } from '../server/domain/core/limits/budgets.ts';
import { errorCodes } from '../server/graphql/failures.ts';
import { limits } from '../server/graphql/limits/limits.ts';
import { schema } from '../server/graphql/schema.ts';
import { refusals } from '../server/rest/openapi/failures.ts';
import { parseEnv } from '../server/start/env.ts';
import { limitWords } from './limitsPage.ts';

/** What the page for developers says of the code: the browser gets this file and none of the server's. */
export const factsFile = 'client/screens/developers/facts.json';

/** Written by `npm run generate`; limits are those of a server whose settings are unset. */
export function developerFacts() {
  const env = parseEnv({ HOURHAND_DEMO: '0' });
  return {
    refusals: Object.entries(refusals).map(([status, { name, description }]) => ({
      status: Number(status),
      name,
      description,
    })),
    failures: graphFailures(),
    errors: Object.entries(errorCodes).map(([code, description]) => ({ code, description })),
    operationLimits: Object.entries(limits).map(([name, max]) => ({ name, max })),
    requestsPerMinute: env.requestsPerMinute,
    budgets: Object.entries<Budget>(budgets).map(([name, { counts, limits: ofBudget }]) => ({
      name,
      counts,
      limits: ofBudget.map((limit) => limitWords(limit, env)).join('; '),
    })),
    cards: publishedCards.map(({ number, brand, outcome }) => ({ number, brand, effect: effectOf(outcome) })),
    changes: apiChanges(readFileSync('CHANGELOG.md', 'utf8')),
  };
}

/** The failures that mutations answer, with their status. */
function graphFailures() {
  const failure = schema.getType('Failure');
  if (!isInterfaceType(failure)) throw new Error('The graph has no failures.');
  const statuses = new Map(
    Object.values(failures).flatMap((kind) => {
      // The base of all has no status.
      if (kind === failures.Failure) return [];
      const { name, status }: failures.Failure = Reflect.construct(kind, ['', '']);
      return [[name, status] as const];
    }),
  );
  return schema
    .getPossibleTypes(failure)
    .map(({ name, description }) => ({ name, status: statuses.get(name) ?? 0, description: description ?? '' }))
    .sort((one, other) => one.status - other.status || one.name.localeCompare(other.name));
}

function effectOf(outcome: (typeof publishedCards)[number]['outcome']): string {
  if (outcome.kind === 'authenticates') return 'asks for 3-D Secure';
  if (outcome.kind === 'declined') {
    const code = outcome.declineCode ?? outcome.code;
    return outcome.onAttach ? `is declined: ${code}` : `is stored, and declined when it is charged: ${code}`;
  }
  if (outcome.refundFails) return 'pays; a refund fails later';
  if (!outcome.disputed) return 'pays';
  return outcome.disputed.isInquiry
    ? 'pays; then the bank asks a question'
    : `pays; then disputed: ${outcome.disputed.reason}`;
}

/** The entries under 'Changes of the APIs', by day. */
function apiChanges(changelog: string) {
  const [, after = ''] = changelog.split(/^### Changes of the APIs$/m, 2);
  const [part = ''] = after.split(/^##{1,2} /m, 1);
  return part
    .split(/^#### /m)
    .slice(1)
    .map((ofDay) => {
      const [day = '', ...lines] = ofDay.trim().split('\n');
      const entries = lines.join('\n').trim().split(/^- /m).slice(1);
      return { day, entries: entries.map((entry) => entry.trim().replaceAll(/\s+/g, ' ')) };
    });
}
