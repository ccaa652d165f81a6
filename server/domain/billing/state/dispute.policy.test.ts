import { expect, it } from 'vitest';
import { consequenceOf } from './subscription.policy.ts';

const chargeback = (state: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'WON' | 'LOST' | 'CLOSED') => ({
  inquiry: false,
  state,
});
const inquiry = (state: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'CLOSED') => ({ inquiry: true, state });

it.each([
  [[], 'NONE'],
  [[chargeback('NEEDS_RESPONSE')], 'NO_RENEWAL'],
  [[chargeback('UNDER_REVIEW')], 'NO_RENEWAL'],
  [[chargeback('WON')], 'NONE'],
  [[chargeback('LOST')], 'END'],
  [[chargeback('CLOSED')], 'NONE'],
  [[inquiry('NEEDS_RESPONSE'), inquiry('UNDER_REVIEW'), inquiry('CLOSED')], 'NONE'],
  [[chargeback('WON'), chargeback('UNDER_REVIEW')], 'NO_RENEWAL'],
  [[chargeback('UNDER_REVIEW'), chargeback('LOST')], 'END'],
] as const)('disputes %j have the consequence %s', (disputes, consequence) => {
  expect(consequenceOf(disputes)).toBe(consequence);
});
