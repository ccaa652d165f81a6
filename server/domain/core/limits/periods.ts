import { dayMs } from '../text/durations.ts';
/**
 * How long data is kept if no one deletes it earlier: the one table of periods. `server/start/env.ts` reads the settings, the hourly job
 * (`remove.ts`) removes by the days in force, and the privacy page shows them.
 */

export type Period = {
  /** In the words of the privacy page. */
  data: string;
  /** Unless the setting says otherwise. */
  days: number;
  /** What the days are counted from. */
  from: string;
} & (
  | {
      /** The environment variable. */
      setting: `KEEP_${string}_DAYS`;
      /** The fewest days that it accepts. */
      least: number;
    }
  | {
      /** Why there is no setting. */
      fixed: string;
    }
);

/** The most days that a setting may say. */
export const maxDays = 3_650;

export const periods = {
  sessions: {
    data: 'Logins, with their address and browser',
    days: 1,
    from: 'they have ended',
    setting: 'KEEP_SESSIONS_DAYS',
    least: 1,
  },
  codes: {
    data: 'Sign-ups, new email addresses and phone numbers that were never confirmed, and links to choose a password',
    days: 1,
    from: 'their code or link has expired',
    setting: 'KEEP_CODES_DAYS',
    least: 1,
  },
  calls: {
    data: 'Answers to calls of programs that are sent with a key, so that they can be sent again',
    days: 1,
    from: 'the call',
    fixed: 'Programs count on it.',
  },
  uploads: {
    data: 'Uploaded files that nothing shows',
    days: 1,
    from: 'they were uploaded',
    setting: 'KEEP_UPLOADS_DAYS',
    least: 1,
  },
  views: {
    data: 'Who has viewed a page, as a code without a name',
    days: 1,
    from: 'the visit',
    setting: 'KEEP_VIEWS_DAYS',
    // A viewer counts once a day.
    least: 1,
  },
  activity: {
    data: 'How often a profile or an offer was viewed on a day',
    days: 90,
    from: 'that day',
    setting: 'KEEP_ACTIVITY_DAYS',
    // The pages of job seekers and employers show that many.
    least: 30,
  },
  freeDays: {
    data: 'Single days on which a job seeker was free or not',
    days: 2,
    from: 'that day',
    fixed: 'Nobody searches for a day that is over.',
  },
  popularity: {
    data: 'That a contact counts for the popularity of a profile',
    days: 90,
    from: 'the contact',
    fixed: 'The rule of popularity, by which lists are sorted, has this number.',
  },
  bulkActions: {
    data: 'What our team has done to many records at once',
    days: 90,
    from: 'it was done',
    setting: 'KEEP_BULK_ACTIONS_DAYS',
    least: 1,
  },
  webhookEvents: {
    data: 'Numbers of the payment provider’s messages',
    days: 90,
    from: 'they were processed',
    setting: 'KEEP_WEBHOOK_EVENTS_DAYS',
    // The provider can send a message again for that long.
    least: 30,
  },
  webhookDeliveries: {
    data: 'What was sent to webhooks, and what they answered',
    days: 30,
    from: 'the event',
    setting: 'KEEP_WEBHOOK_DELIVERIES_DAYS',
    // One is tried for three days.
    least: 7,
  },
  keptMail: {
    data: 'Emails and text messages that are stored here instead of sent',
    days: 30,
    from: 'they were written',
    setting: 'KEEP_OUTBOX_DAYS',
    least: 1,
  },
  references: {
    data: 'References that were not confirmed, with the name, company and email of the contact',
    days: 90,
    from: 'the question was declined or has expired',
    setting: 'KEEP_REFERENCES_DAYS',
    least: 1,
  },
  reports: {
    data: 'Reports that were decided',
    days: 365,
    from: 'the decision',
    setting: 'KEEP_REPORTS_DAYS',
    least: 1,
  },
  savedFilters: {
    data: 'Searches by name that our team has saved',
    days: 365,
    from: 'they were saved',
    setting: 'KEEP_SAVED_FILTERS_DAYS',
    least: 1,
  },
  guests: {
    data: 'Employers without an account, with what they have written in requests',
    days: 365,
    from: 'their last contact, message or paid day',
    setting: 'KEEP_GUESTS_DAYS',
    // A conversation may pause.
    least: 30,
  },
} as const satisfies Record<string, Period>;

export type PeriodName = keyof typeof periods;

const isPeriodName = (name: string): name is PeriodName => Object.hasOwn(periods, name);
export const periodNames: readonly PeriodName[] = Object.keys(periods).filter(isPeriodName);

/** The days that were set. */
export type KeptDays = Readonly<Partial<Record<PeriodName, number>>>;

/** The days in force. */
export const daysOf = (name: PeriodName, { keptDays }: { keptDays: KeptDays }): number =>
  keptDays[name] ?? periods[name].days;

/** What is older than this is over. */
export const startOf = (name: PeriodName, settings: { keptDays: KeptDays; now: () => Date }): Date =>
  new Date(settings.now().getTime() - daysOf(name, settings) * dayMs);
