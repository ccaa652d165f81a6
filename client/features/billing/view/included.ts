/** What a subscription includes. */
export const included = [
  'Message every job seeker you contact, in every city',
  'Send images and documents, with read receipts',
  'Get introduced to job seekers by our team',
  'An invoice for every payment',
  'Cancel any time and keep access until the end of the paid period',
];
