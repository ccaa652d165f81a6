/** What belongs to each group. A call belongs to one of them, or is for people only. */
export const keyGroups = {
  ACCOUNT: 'Name, notifications and saved searches of the account.',
  BILLING: 'Subscriptions, payments and invoices.',
  CHAT: 'Messages and files in chats, also live.',
  FILES: 'Uploads and downloads.',
  HIRING: 'Contact requests, applications and trial shifts.',
  OFFERS: 'Public, own and saved job offers.',
  OFFICE: 'The back office, for admins.',
  PEOPLE: 'Profiles of job seekers and employers, reviews and shortlists.',
} as const;

export type KeyGroup = keyof typeof keyGroups;

export const isKeyGroup = (name: string): name is KeyGroup => Object.hasOwn(keyGroups, name);

export const keyGroupNames = Object.keys(keyGroups) as KeyGroup[];
