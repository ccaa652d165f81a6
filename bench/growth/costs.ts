import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '../../server/domain/accounts/keys/demoAccount.ts';
import { Visitor } from '../../tests/support/browserless.ts';
import { medianOf } from '../measure.ts';
import { type Explainer, readWhole, signInAdmin } from '../plans.ts';
import type { Question, Who } from './questions.ts';

/** What one question costs, for the first time and again within a minute, in which counts are remembered. */
export type Cost = {
  what: string;
  /** Milliseconds until the whole answer of the running product was read. */
  first: number;
  again: number;
  /** Pages of 8 KB that its statements read. */
  firstPages: number;
  againPages: number;
  statements: number;
  /** Whether a statement took longer than it may, so that the answer was 503. */
  refused: boolean;
  /** Large tables that a statement reads as a whole. */
  whole: string[];
};

/** Longer than counts are remembered. Milliseconds. */
const forgotten = 61_000;
const repeats = 4;

/** The clock of the application that explains, which is put forward so that no count is remembered. */
export function advancingClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forget: () => {
      ahead += forgotten;
    },
  };
}

/** @throws when an answer has errors, or differs from SQL */
export async function measureCosts(
  questions: readonly Question[],
  { url, explainer, forget, quick }: { url: string; explainer: Explainer; forget: () => void; quick: boolean },
): Promise<{ costs: Cost[]; compared: number }> {
  const people = await signIn(url);
  // Statements are prepared and pages read from the disk before.
  for (const { who, body } of questions) await ask(people[who], body);
  if (!quick) await delay(forgotten);
  const timed: { question: Question; first: number; again: number; refused: boolean }[] = [];
  let compared = 0;
  for (const question of questions) {
    const { who, body, compare } = question;
    const times: number[] = [];
    let refused = false;
    for (let time = 0; time <= repeats; time += 1) {
      const began = performance.now();
      const data = await ask(people[who], body);
      times.push(performance.now() - began);
      refused ||= data === null;
      if (time === 0 && data !== null && (await compare?.(data))) compared += 1;
    }
    const [first = Number.NaN, ...again] = times;
    timed.push({ question, first, again: medianOf(again), refused });
  }

  const observed = await signIn(explainer.url);
  const costs: Cost[] = [];
  for (const { question, first, again, refused } of timed) {
    const { what, who, body } = question;
    const act = () => ask(observed[who], body);
    forget();
    const plans = await explainer.explain(act);
    const plansAgain = await explainer.explain(act);
    const pages = (of: typeof plans) => of.reduce((sum, { buffers }) => sum + buffers, 0);
    costs.push({
      what,
      first,
      again,
      firstPages: pages(plans),
      againPages: pages(plansAgain),
      statements: plans.length,
      refused,
      whole: [...new Set(plans.flatMap(readWhole))],
    });
  }
  return { costs, compared };
}

async function signIn(url: string): Promise<Record<Who, Visitor>> {
  const account = demoAccounts.find(({ isPremium }) => isPremium);
  return {
    visitor: new Visitor(url),
    employer: await new Visitor(url).signIn(account?.email ?? '', account?.password ?? ''),
    admin: await signInAdmin(url),
  };
}

/** The data of the answer; null when a statement took longer than it may. @throws for any other failure */
async function ask(visitor: Visitor, body: unknown): Promise<unknown> {
  const response = await visitor.post('/graphql', body);
  const text = await response.text();
  if (response.status === 503) return null;
  const { data, errors }: { data?: unknown; errors?: unknown } = JSON.parse(text);
  if (response.status !== 200 || !data || errors) {
    throw new Error(`${JSON.stringify(body).slice(0, 500)} answers ${text.slice(0, 500)}`);
  }
  return data;
}
