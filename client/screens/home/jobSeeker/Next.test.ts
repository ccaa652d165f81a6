import { expect, it } from 'vitest';
import { type JobSeekerState, nextThing } from './Next.tsx';

/** An active job seeker for whom nothing waits. */
const calm: JobSeekerState = {
  unread: null,
  shift: null,
  profile: 'active',
  reviewedBy: null,
  missing: null,
  offers: { count: 0, href: '/offers' },
  profileHref: '/my-profile',
  accountHref: '/account',
};
const unread = { name: 'Nadia, Little Jakarta', href: '/chat/1' };
const shift = { time: 'Sat, Nov 28, 6:00 PM to 10:00 PM', with: 'Nadia', href: '/chat/2' };
const photo = { task: 'Add a photo', href: '/my-profile#picture', isRequired: true };
const video = { task: 'Add a short video', href: '/my-profile#picture', isRequired: false };
const offers = { count: 3, href: '/offers' };

const [waits, chat, shiftChat] = ['/offers', '/chat/1', '/chat/2'];

it.each<[state: Partial<JobSeekerState>, title: string, label: string, href: string]>([
  [
    { unread, shift, profile: 'rejected', missing: photo, offers },
    'Nadia, Little Jakarta wrote to you',
    'Answer',
    chat,
  ],
  [{ shift, profile: 'rejected', offers }, `Your trial shift: ${shift.time}`, 'Open the chat', shiftChat],
  [{ profile: 'rejected', missing: photo }, 'Your profile needs a change', 'Change your profile', '/my-profile'],
  [{ profile: 'incomplete', missing: photo, offers }, 'Finish your profile', 'Add a photo', photo.href],
  [{ profile: 'paused', missing: video, offers }, 'Your profile is paused', 'Make your profile public', '/account'],
  [{ profile: 'waiting', offers }, 'Our team is checking your profile', 'Look at job offers', waits],
  [{ profile: 'waiting', missing: video }, 'Our team is checking your profile', 'Add a short video', video.href],
  [{ missing: video, offers }, '3 new offers fit you', 'See the offers', waits],
  [{ offers: { count: 1, href: waits } }, 'One new offer fits you', 'See the offers', waits],
  [{ missing: video }, 'You are all set', 'Add a short video', video.href],
  [{}, 'You are all set', 'Look at job offers', waits],
])('with %o the next thing is "%s"', (state, title, label, href) => {
  expect(nextThing({ ...calm, ...state })).toMatchObject({ title, label, href });
});

it('says when a waiting profile is likely to be looked at, if that is known', () => {
  const text = (reviewedBy: string | null) => nextThing({ ...calm, profile: 'waiting', reviewedBy }).text;
  expect(text('3:40 PM')).toMatch(/^We expect to look at it by 3:40 PM\. We will email you/);
  expect(text(null)).toMatch(/^We will email you/);
});
