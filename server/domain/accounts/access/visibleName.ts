import type { Prisma, PrismaClient, User } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { firstName } from '../../core/text/firstName.ts';
import { employerId, type Viewer } from '../../core/viewer/viewer.ts';
import { guests, pageCompany, publicCompanyPages } from './employer.policy.ts';
import { canReadText, isActive, textReader } from './paywall.policy.ts';
import { canSee, type Relation, relationTo, unnamedGuest } from './visibility.ts';

/** The columns that determine the displayed name. */
export const nameColumns = { id: true, name: true, role: true, loginEmail: true, deletedAt: true } as const;
type Named = Pick<User, keyof typeof nameColumns>;

/**
 * A user's name as the viewer may see it: the full name for the user, their clients and admins, otherwise its first
 * word. A guest has no public name, because it is free text, which the paywall covers.
 * @param as the employer that the viewer acts as, for holders of a share link
 */
export function visibleName(
  ctx: Pick<Ctx, 'viewer' | 'clients' | 'seenByOthers' | 'isPremium'>,
  user: Named,
  as: number | null = employerId(ctx.viewer),
): string | Promise<string> {
  const relation = relationTo(ctx, user.id);
  return after(relation, (known) => nameFor(ctx, known, user, as));
}

function nameFor(
  ctx: Pick<Ctx, 'viewer' | 'isPremium'>,
  relation: Relation,
  user: Named,
  as: number | null,
): string | Promise<string> {
  if (canSee(relation, 'fullName')) return user.name;
  if (!isGuest(user)) return firstName(user.name);
  const reader = textReader(ctx, user.id, as);
  return after(reader, (known) => (canReadText(known, 'name') ? firstName(user.name) : unnamedGuest));
}

/** An employer without a login who was not deleted. */
const isGuest = ({ role, loginEmail, deletedAt }: Named): boolean =>
  role === 'ROLE_EMPLOYER' && loginEmail === null && deletedAt === null;

/** Guests whose names the paywall hides from everyone but themselves and admins: the rule of `visibleName` for searches. */
export const namelessGuests = (now: Date) =>
  ({ ...guests, subscriptions: { none: isActive(now) } }) satisfies Prisma.UserWhereInput;

/** Not a promise if it can be decided at once, because it is called for each row of a list. */
const after = <Value, Result>(
  value: Value | Promise<Value>,
  then: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(then) : then(value));

/**
 * The company by which a user is known to everyone, as the public company page names it; null where there is no such page. Batched.
 */
export async function publicCompany(
  { db, viewer }: { db: PrismaClient; viewer: Viewer },
  userId: number,
): Promise<string | null> {
  const page = await pageOf(db, userId);
  return page ? pageCompany(viewer, page) : null;
}

/** For all viewers, because an event of a chat is often for many. */
const pageOf = batchedBy(async (db: PrismaClient, ids: number[]) => {
  const pages = await db.user.findMany({
    where: { ...publicCompanyPages, id: { in: ids }, company: { not: null } },
    select: { id: true, company: true },
  });
  const byId = new Map(pages.map((page) => [page.id, page]));
  return (id: number) => byId.get(id);
});
