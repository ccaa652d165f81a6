import { expect, it } from 'vitest';
import { type JobSeekerState, nextThing } from './Next.tsx';

/** An active job seeker for whom nothing waits. */
const calm: JobSeekerState = {
  unread: null,
  shift: null,
  profile: 'active',
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

it.each<{ when: string; state: Partial<JobSeekerState>; title: string; label: string; href: string }>([
  {
    when: 'a message is unread and a shift is coming',
    state: { unread, shift, profile: 'rejected', missing: photo, offers },
    title: 'Nadia, Little Jakarta wrote to you',
    label: 'Answer',
    href: '/chat/1',
  },
  {
    when: 'a shift is coming',
    state: { shift, profile: 'rejected', missing: photo, offers },
    title: 'Your trial shift: Sat, Nov 28, 6:00 PM to 10:00 PM',
    label: 'Open the chat',
    href: '/chat/2',
  },
  {
    when: 'the profile was rejected',
    state: { profile: 'rejected', missing: photo, offers },
    title: 'Your profile needs a change',
    label: 'Change your profile',
    href: '/my-profile',
  },
  {
    when: 'a step is missing',
    state: { profile: 'incomplete', missing: photo, offers },
    title: 'Finish your profile',
    label: 'Add a photo',
    href: '/my-profile#picture',
  },
  {
    when: 'the profile is paused',
    state: { profile: 'paused', missing: video, offers },
    title: 'Your profile is paused',
    label: 'Make your profile public',
    href: '/account',
  },
  {
    when: 'the profile is being checked',
    state: { profile: 'waiting', offers },
    title: 'Our team is checking your profile',
    label: 'Look at job offers',
    href: '/offers',
  },
  {
    when: 'the profile is being checked, and a video would help',
    state: { profile: 'waiting', missing: video, offers },
    title: 'Our team is checking your profile',
    label: 'Add a short video',
    href: '/my-profile#picture',
  },
  {
    when: 'offers fit',
    state: { missing: video, offers },
    title: '3 new offers fit you',
    label: 'See the offers',
    href: '/offers',
  },
  {
    when: 'one offer fits',
    state: { offers: { count: 1, href: '/offers' } },
    title: 'One new offer fits you',
    label: 'See the offers',
    href: '/offers',
  },
  {
    when: 'nothing waits, and a video would help',
    state: { missing: video },
    title: 'You are all set',
    label: 'Add a short video',
    href: '/my-profile#picture',
  },
  { when: 'nothing waits', state: {}, title: 'You are all set', label: 'Look at job offers', href: '/offers' },
])('the next thing when $when: $title', ({ state, title, label, href }) => {
  expect(nextThing({ ...calm, ...state })).toMatchObject({ title, label, href });
});
