import { expect, it } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { type EmployerState, nextStep } from './nextStep.ts';

/** Everything waits; what is more urgent hides the rest. */
const all: EmployerState = {
  waitingChat: { id: 7, name: 'Maria' },
  trialShift: { chatId: 8, name: 'Ben', when: 'Fri 27 Nov, 18:00' },
  newApplicants: 2,
  endingOffer: { title: 'Waiter in Singapore', day: 'Nov 30, 2026' },
  activeOffers: 0,
  isPremium: false,
};

it.each<[what: string, done: Partial<EmployerState>, text: string, href: string]>([
  ['a message without an answer', {}, 'Maria has written', paths.chat.to({ id: 7 })],
  ['a trial shift', { waitingChat: null }, 'trial shift with Ben: Fri 27 Nov, 18:00', paths.chat.to({ id: 8 })],
  ['applicants', { trialShift: null }, '2 job seekers have applied', '/people?state=NEW'],
  ['an offer that ends', { newApplicants: 0 }, 'Waiter in Singapore ends on Nov 30, 2026', paths.myJobOffers.to()],
  ['the first offer', { endingOffer: null }, 'Post a job', paths.createMyJobOffer.to()],
  ['a subscription', { activeOffers: 1 }, 'A subscription lets you write', paths.mySubscription.to()],
  ['another offer', { isPremium: true }, 'You have answered all applicants', paths.createMyJobOffer.to()],
])('%s', (what, _done, text, href) => {
  // Each line has done what the lines before it asked for.
  const order = ['waitingChat', 'trialShift', 'newApplicants', 'endingOffer', 'activeOffers', 'isPremium'] as const;
  const steps = [
    'a message without an answer',
    'a trial shift',
    'applicants',
    'an offer that ends',
    'the first offer',
    'a subscription',
    'another offer',
  ];
  const finished: EmployerState = {
    waitingChat: null,
    trialShift: null,
    newApplicants: 0,
    endingOffer: null,
    activeOffers: 1,
    isPremium: true,
  };
  const state = { ...all };
  for (const name of order.slice(0, steps.indexOf(what))) Object.assign(state, { [name]: finished[name] });
  expect(nextStep(state)).toMatchObject({ text: expect.stringContaining(text), href });
});

it('counts one applicant in words', () => {
  const state = { ...all, waitingChat: null, trialShift: null, newApplicants: 1 };
  expect(nextStep(state).text).toBe('One job seeker has applied and is waiting for your answer.');
});
