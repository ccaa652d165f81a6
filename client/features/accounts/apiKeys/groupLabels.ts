/** What the groups of keys are called. */
export const groupLabels: ReadonlyMap<string, string> = new Map([
  ['ACCOUNT', 'Account'],
  ['BILLING', 'Billing'],
  ['CHAT', 'Chats'],
  ['FILES', 'Files'],
  ['HIRING', 'Hiring'],
  ['OFFERS', 'Job offers'],
  ['OFFICE', 'Back office'],
  ['PEOPLE', 'People'],
]);

/** 'Chats, Files' */
export const groupNames = (groups: readonly string[]): string =>
  groups.map((group) => groupLabels.get(group) ?? group).join(', ');
