import type { MailFrequency, MailKind } from '../../../__generated__/MailChoices_choices.graphql.ts';
import type { MailTime } from '../../core/time/useTimeZone.ts';

interface Words {
  title: string;
  /** Those beside one with a name. */
  others?: string;
  /** What is mailed at each frequency. */
  present: Partial<Record<MailFrequency, (at: MailTime) => string>>;
  /** Of the buttons, where the usual words do not fit. */
  labels?: Partial<Record<MailFrequency, string>>;
}

/** What each kind of mail is called. */
export const mailWords: Record<MailKind, Words> = {
  MESSAGE_MAIL: {
    title: 'Unread messages',
    present: {
      AT_ONCE: () =>
        'You get an email when a message has been unread for some minutes, and at once when somebody asks for you.',
      DAILY: ({ time }) => `You get one email a day, at ${time}, with all unread messages.`,
      OFF: () => 'You do not get emails about unread messages.',
    },
  },
  OFFER_ALERT: {
    title: 'New job offers',
    present: {
      DAILY: ({ time }) => `You get one email a day, at ${time}, if there are new job offers for you.`,
      WEEKLY: ({ day, time }) =>
        `You get one email a week, on ${day}s at ${time}, if there are new job offers for you.`,
      OFF: () => 'You do not get emails about new job offers.',
    },
  },
  SAVED_SEARCH: {
    title: 'Your saved searches',
    others: 'Your other saved searches',
    present: {
      DAILY: ({ time }) => `You get one email a day, at ${time}, if there are new job seekers.`,
      WEEKLY: ({ day, time }) => `You get one email a week, on ${day}s at ${time}, if there are new job seekers.`,
      OFF: () => 'You do not get emails about new job seekers.',
    },
  },
  TRIAL_REMINDER: {
    title: 'Reminders of trial shifts',
    present: {
      AT_ONCE: () => 'You get an email the day before each confirmed trial shift.',
      OFF: () => 'You do not get reminders of trial shifts.',
    },
    labels: { AT_ONCE: 'The day before' },
  },
  RENEWAL_REMINDER: {
    title: 'Monthly renewals',
    present: {
      AT_ONCE: () => 'You get an email 7 days before each renewal of a monthly subscription.',
      OFF: () => 'You do not get emails before the renewals of a monthly subscription.',
    },
    labels: { AT_ONCE: '7 days before' },
  },
};

export const frequencyWords: Record<MailFrequency, string> = {
  AT_ONCE: 'Immediately',
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  OFF: 'Off',
};

/** What is mailed whatever is chosen. */
export const alwaysSent =
  'We always send emails about your account: login and security, your subscription, and decisions about your profile or your job offers.';
