import { isolated } from '../../../ui/text/isolated.ts';

/** What the start page of a job seeker knows. */
export interface JobSeekerState {
  /** The latest chat with an unread message. */
  unread: { name: string; href: string } | null;
  /** The next trial shift that both have agreed on. */
  shift: { time: string; with: string; href: string } | null;
  profile: 'incomplete' | 'waiting' | 'rejected' | 'paused' | 'active';
  /** What is missing in the profile. */
  missing: { task: string; href: string; isRequired: boolean } | null;
  /** How many of the offers shown fit, and where all of them are. */
  offers: { count: number; href: string };
  profileHref: string;
  accountHref: string;
}

export interface NextThing {
  title: string;
  text: string;
  label: string;
  href: string;
}

/** The one thing that a job seeker does next: a person who waits comes first, then an appointment, then what keeps employers away. */
export function nextThing(state: JobSeekerState): NextThing {
  const { unread, shift, profile, missing, offers, profileHref, accountHref } = state;
  if (unread) {
    return {
      title: `${isolated(unread.name)} wrote to you`,
      text: 'A quick answer is the best way to get the job.',
      label: 'Answer',
      href: unread.href,
    };
  }
  if (shift) {
    return {
      title: `Your trial shift: ${shift.time}`,
      text: `With ${shift.with}. The place and everything else is in your chat.`,
      label: 'Open the chat',
      href: shift.href,
    };
  }
  if (profile === 'rejected') {
    return {
      title: 'Your profile needs a change',
      text: 'Change it and save. Our team then reviews it again.',
      label: 'Change your profile',
      href: profileHref,
    };
  }
  if (missing?.isRequired) {
    return {
      title: 'Finish your profile',
      text: 'Employers can only find complete profiles.',
      label: missing.task,
      href: missing.href,
    };
  }
  if (profile === 'paused') {
    return {
      title: 'Your profile is paused',
      text: 'Employers cannot find you, and you cannot apply.',
      label: 'Make your profile public',
      href: accountHref,
    };
  }
  if (profile !== 'active') {
    return {
      title: 'Our team is checking your profile',
      text: 'We will email you when it is activated. Then employers find you, and you can apply.',
      ...(missing ? { label: missing.task, href: missing.href } : { label: 'Look at job offers', href: offers.href }),
    };
  }
  if (offers.count > 0) {
    return {
      title: offers.count === 1 ? 'One new offer fits you' : `${offers.count} new offers fit you`,
      text: 'Employers read the first applications first.',
      label: 'See the offers',
      href: offers.href,
    };
  }
  return {
    title: 'You are all set',
    text: 'Employers can find you. There is nothing to do right now.',
    ...(missing ? { label: missing.task, href: missing.href } : { label: 'Look at job offers', href: offers.href }),
  };
}
