/** What the overview counts, in the order in which it is shown. */
export const eventNames = {
  JOB_SEEKER: 'New job seekers',
  EMPLOYER: 'New employers',
  CONTACT_REQUEST: 'Contact requests',
  MESSAGE: 'Messages',
} as const;

export const shownEvents = ['JOB_SEEKER', 'EMPLOYER', 'CONTACT_REQUEST', 'MESSAGE'] as const;
