/** What a subscription is bought for. */
export const mainBenefits = [
  'Message every job seeker you contact, in every city',
  'Send images and documents, with read receipts',
  'Get introduced to job seekers by our team',
] as const;
