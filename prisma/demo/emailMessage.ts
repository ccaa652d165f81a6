import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { EmailMessageRow } from './rows.ts';
import { fill } from './text.ts';
import { between } from './timeline.ts';
import { firstNameOf } from './user.ts';
import { mails } from './words/support.ts';

/** Mails that the admins wrote; a few could not be delivered. */
export function generateEmailMessages(
  seed: Random,
  people: People,
  now: Date,
  productName: string,
  count: number,
): EmailMessageRow[] {
  const random = seed.fork('mails');
  const seekers = people.jobSeekers.filter((one) => one.row.updated).map(({ row }) => row);
  const receivers = [
    people.accounts.jobSeeker.row,
    people.accounts.jobSeeker.row,
    ...random.sample(seekers, count - 2),
  ];
  return receivers
    .map((user) => {
      const sender = random.pick(people.admins);
      return {
        id: 0,
        user_id: user.id,
        sender_id: sender.id,
        message: fill(random.pick(mails), {
          user: firstNameOf(user.name),
          admin: firstNameOf(sender.name),
          product: productName,
        }),
        status: random.chance(0.06) ? ('ko' as const) : ('ok' as const),
        created_at: between(random, user.created_at, now),
      };
    })
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((row, at) => ({ ...row, id: at + 1 }));
}
