import { type Actor, makeWorld, type World } from '../access/world.ts';
import { askAs } from '../support/graph.ts';

/** What the tests about trial shifts send. The clock of the world stands at 2026-06-01 12:00 UTC, 20:00 in Singapore. */

export { makeWorld };

export const proposal = {
  date: '2026-06-05',
  startTime: '18:00',
  hours: 5,
  rate: 14,
  place: 'Blue Door Café, 12 Orchard Road',
  note: 'Black shoes, please.',
};

const shiftFields = `databaseId id state startsAt endsAt timeZone hours rate currency place note calendarUri
  viewerProposed viewerCanAccept viewerCanDecline viewerCanWithdraw viewerCanCancel viewerCanChange
  earlier { databaseId state }`;

const answer = `__typename ... on Failure { message } ... on InvalidInput { fields { field message } }`;

const propose = `mutation ($input: ProposeTrialShiftInput!) { proposeTrialShift(input: $input) {
  ${answer} ... on ProposeTrialShiftPayload { trialShift { ${shiftFields} } sentMessage { databaseId text } } } }`;

const decide = `mutation ($input: SetTrialShiftStateInput!) { setTrialShiftState(input: $input) {
  ${answer} ... on SetTrialShiftStatePayload { trialShift { ${shiftFields} } sentMessage { databaseId text } } } }`;

export type Shift = {
  databaseId: number;
  id: string;
  state: string;
  calendarUri: string | null;
  earlier: { databaseId: number; state: string }[];
  [field: string]: unknown;
};

export type Answer = {
  __typename: string;
  message?: string;
  fields?: { field: string; message: string }[];
  trialShift?: Shift;
  sentMessage?: { databaseId: number; text: string } | null;
};

export type Reference = { databaseId: number } | { sharedHash: string };

async function answered(
  world: World,
  actor: Actor,
  field: string,
  source: string,
  input: Record<string, unknown>,
): Promise<Answer> {
  const { data, errors } = await askAs(world.app, world.viewer(actor), source, { input });
  if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
  return data?.[field] as Answer;
}

/** Sends a proposal as this actor. */
export const proposeAs = (
  world: World,
  actor: Actor,
  chat: Reference,
  terms: Record<string, unknown> = {},
): Promise<Answer> => answered(world, actor, 'proposeTrialShift', propose, { chat, ...proposal, ...terms });

export const decideAs = (
  world: World,
  actor: Actor,
  chat: Reference,
  trialShift: string,
  decision: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'CANCELLED',
): Promise<Answer> => answered(world, actor, 'setTrialShiftState', decide, { chat, trialShift, decision });

/** A proposal that must succeed. */
export async function proposed(
  world: World,
  actor: Actor,
  chat: Reference,
  terms: Record<string, unknown> = {},
): Promise<Shift> {
  const { trialShift, ...refusal } = await proposeAs(world, actor, chat, terms);
  if (!trialShift) throw new Error(JSON.stringify(refusal));
  return trialShift;
}
