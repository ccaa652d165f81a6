export const kindLabels = {
  PROFILE: 'Profile',
  JOB_OFFER: 'Job offer',
  COMPANY: 'Company page',
  MESSAGE: 'Message',
  RATING: 'Review',
} as const;

export const stateLabels = {
  OPEN: 'Open',
  DISMISSED: 'Dismissed',
  WARNED: 'Warned',
  REMOVED: 'Removed',
  BANNED: 'Banned',
} as const;
