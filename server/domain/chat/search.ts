import type { Prisma } from '../../generated/prisma/client.ts';
import { isAdmin } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { readSearch } from '../search/people.ts';
import { beginsPattern, nameEnd, searchWords } from '../search/words.ts';

/**
 * The chats with somebody who is called so, as far as the viewer may know: by the beginning of the first name, and of every
 * name for admins and for the person's clients. So that nobody finds out by searching what their own list does not show.
 * @throws InvalidInput on `q`.
 */
export async function chatsWithName(
  ctx: DomainContext,
  q: string | null | undefined,
): Promise<Prisma.ChatWhereInput | null> {
  const search = readSearch(q);
  if (!search) return null;
  const { words } = search;
  if (isAdmin(ctx.viewer)) {
    return {
      AND: words.map((word) => ({
        OR: [{ employer: anyName(word) }, { jobSeeker: anyName(word) }, { supportUser: anyName(word) }],
      })),
    };
  }
  const firstName = { AND: words.map((word) => ({ searchHead: { startsWith: beginsPattern(word) } })) };
  const clients = [...(await ctx.clients())];
  // The viewer's own name is on the other side of each of these: it would find them all.
  const own = 'id' in ctx.viewer ? ctx.viewer.id : 0;
  const ways: Prisma.ChatWhereInput[] = [
    { jobSeekerId: { not: own }, jobSeeker: firstName },
    { employerId: { not: own }, employer: firstName },
  ];
  if (clients.length > 0) ways.push({ jobSeekerId: { in: clients }, jobSeeker: search.named });
  // The admins are called by the product's name.
  const product = searchWords(ctx.productName);
  if (words.every((word) => product.some((name) => name.startsWith(word)))) ways.push({ kind: 'SUPPORT' });
  return { OR: ways };
}

const anyName = (word: string): Prisma.UserWhereInput => ({
  searchHead: { contains: `${beginsPattern(word)}%${nameEnd}` },
});
