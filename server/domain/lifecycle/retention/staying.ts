/** What stays after a deletion, and why. `lifecycle/deletion/columns.ts` has it column by column. */
export const staying: readonly { data: string; reason: string }[] = [
  {
    data: 'Messages, pictures and documents in chats',
    reason: 'the other side keeps the conversation, without the name',
  },
  { data: 'The time, pay and outcome of trial shifts', reason: 'they are part of that conversation' },
  { data: 'The job, city, rate and dates of an offer', reason: 'the applications of others lead to it' },
  {
    data: 'Subscriptions, invoices and credit notes, with whom they name, here and at the payment provider',
    reason: 'the law on accounting requires them',
  },
  {
    data: 'What someone has reported about others',
    reason: 'our team still has to deal with it, without knowing the author',
  },
  { data: 'Our record of what our team did', reason: 'it has no names, and shows whether we act correctly' },
  { data: 'A code made of the email address of a banned person', reason: 'so that they do not come back' },
  {
    data: 'A code made of the email address of a contact who asked not to be contacted',
    reason: 'so that they are not asked again',
  },
];
