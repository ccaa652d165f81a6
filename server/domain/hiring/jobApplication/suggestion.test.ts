import { expect, it } from 'vitest';
import { suggestedApplication } from './apply.ts';

const applied = {
  employerName: 'Nadia',
  offer: 'Waiter in Singapore, SGD 14, part-time',
  jobSeekerName: 'Maria',
  ownJob: 'Usher',
  experience: '1 to 2 years',
  partTime: true,
  fullTime: true,
};

it('a suggestion names the offer, and says what the profile says', () => {
  expect(suggestedApplication(applied)).toBe(
    'Hello Nadia,\n\n' +
      'I would like to apply for your job offer ‘Waiter in Singapore, SGD 14, part-time’. I work as an usher. My experience: 1 to 2 years. ' +
      'I can work part-time or full-time.\n\n' +
      'Best regards,\nMaria',
  );
});

it('it leaves out what is not known', () => {
  const unknown = { employerName: null, ownJob: null, experience: null, partTime: false, fullTime: false };
  expect(suggestedApplication({ ...applied, ...unknown })).toBe(
    'Hello,\n\nI would like to apply for your job offer ‘Waiter in Singapore, SGD 14, part-time’.\n\nBest regards,\nMaria',
  );
});
