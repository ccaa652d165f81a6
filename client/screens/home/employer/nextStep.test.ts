import { expect, it } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { type EmployerState, nextStep } from './nextStep.ts';

const state: EmployerState = {
  waitingChat: { id: 7, name: 'Maria' },
  trialShift: { chatId: 8, name: 'Ben', when: 'Fri 27 Nov, 18:00' },
  newApplicants: 2,
  endingOffer: { title: 'Waiter in Singapore', day: '30 Nov 2026' },
  activeOffers: 0,
  isPremium: false,
};

/** What is more urgent hides the rest. Each row has also done what the rows before it asked for. */
const done: [done: Partial<EmployerState>, text: string, href: string][] = [
  [{}, 'Maria has written', paths.chat.to({ id: 7 })],
  [{ waitingChat: null }, 'trial shift with Ben: Fri 27 Nov, 18:00', paths.chat.to({ id: 8 })],
  [{ trialShift: null }, '2 job seekers have applied', '/people?state=NEW'],
  [{ newApplicants: 1 }, 'One job seeker has applied and is waiting for your answer.', '/people?state=NEW'],
  [{ newApplicants: 0 }, 'Waiter in Singapore ends on 30 Nov 2026', paths.myJobOffers.to()],
  [{ endingOffer: null }, 'Post a job', paths.createMyJobOffer.to()],
  [{ activeOffers: 1 }, 'A subscription lets you write', paths.mySubscription.to()],
  [{ isPremium: true }, 'You have answered all applicants', paths.createMyJobOffer.to()],
];

it.each(done.map(([, text, href], at) => ({ text, href, at })))('$text', ({ text, href, at }) => {
  const reached = Object.assign({}, state, ...done.slice(0, at + 1).map(([change]) => change));
  expect(nextStep(reached)).toMatchObject({ text: expect.stringContaining(text), href });
});
