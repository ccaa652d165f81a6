import type { BulkActionKind } from '../../../__generated__/BulkDialogMutation.graphql.ts';

/** Bulk actions in words. */

export interface BulkWords {
  /** On the button. */
  button: string;
  /** 'Activate 12 job seekers' */
  verb: string;
  noun: { singular: string; plural: string };
  /** What changes: '12 will be activated'. */
  future: string;
  /** What an admin should know before. */
  note: string;
}

const jobSeekers = { singular: 'job seeker', plural: 'job seekers' };
const jobOffers = { singular: 'job offer', plural: 'job offers' };

export const bulkWords: Record<BulkActionKind, BulkWords> = {
  JOB_SEEKER_ACTIVATE: {
    button: 'Activate',
    verb: 'Activate',
    noun: jobSeekers,
    future: 'will be activated',
    note: 'Each of them gets an email. You can undo the activation, but not the email.',
  },
  JOB_SEEKER_PAUSE: {
    button: 'Pause',
    verb: 'Pause',
    noun: jobSeekers,
    future: 'will be paused',
    note: 'You can undo this.',
  },
  JOB_SEEKER_EMAIL: {
    button: 'E-mail',
    verb: 'E-mail',
    noun: jobSeekers,
    future: 'will get this email',
    note: 'Emails cannot be undone.',
  },
  EMPLOYER_EMAIL: {
    button: 'E-mail',
    verb: 'E-mail',
    noun: { singular: 'employer', plural: 'employers' },
    future: 'will get this email',
    note: 'Emails cannot be undone.',
  },
  JOB_OFFER_FILL: {
    button: 'Mark as filled',
    verb: 'Mark as filled:',
    noun: jobOffers,
    future: 'will be marked as filled',
    note: 'You can undo this.',
  },
  JOB_OFFER_RENEW: {
    button: 'Renew',
    verb: 'Renew',
    noun: jobOffers,
    future: 'will be public for another period',
    note: 'You can undo this.',
  },
  JOB_OFFER_PUBLISH: {
    button: 'Publish',
    verb: 'Publish',
    noun: jobOffers,
    future: 'will be published',
    note: 'You can undo this.',
  },
  JOB_OFFER_TAKE_BACK: {
    button: 'Take back',
    verb: 'Take back',
    noun: jobOffers,
    future: 'will be drafts',
    note: 'You can undo this.',
  },
  CONTACT_REQUEST_STATUS: {
    button: 'Change status',
    verb: 'Change the status of',
    noun: { singular: 'contact request', plural: 'contact requests' },
    future: 'will get this status',
    note: 'You can undo this.',
  },
  JOB_SEEKER_IMPORT: {
    button: 'Import',
    verb: 'Import',
    noun: jobSeekers,
    future: 'will be added',
    note: 'This cannot be undone.',
  },
  JOB_OFFER_IMPORT: {
    button: 'Import',
    verb: 'Import',
    noun: jobOffers,
    future: 'will be added',
    note: 'This cannot be undone.',
  },
};

/** '1 job seeker', '1,234 job seekers' */
export const countText = (count: number, { singular, plural }: BulkWords['noun']): string =>
  `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`;

/** 'Activate 12 job seekers' */
export const bulkTitle = (kind: BulkActionKind, count: number): string =>
  `${bulkWords[kind].verb} ${countText(count, bulkWords[kind].noun)}`;
