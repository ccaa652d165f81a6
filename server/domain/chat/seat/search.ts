import type { Prisma } from '../../../generated/prisma/client.ts';
import { unnamedGuest } from '../../accounts/access/visibility.ts';
import { namelessGuests } from '../../accounts/access/visibleName.ts';
import { readSearch } from '../../core/lists/people.ts';
import { beginsPattern, firstNameEnd, nameEnd, searchWords } from '../../core/lists/words.ts';
import { isAdmin } from '../../core/viewer/viewer.ts';
import type { FileContext } from '../../files/context.ts';

/**
 * Chats with a member whose name starts with the words: first names, and all names for admins and the person's clients.
 * The search therefore reveals only names that the list shows.
 * @throws InvalidInput on `q`
 */
export async function chatsWithName(
  ctx: FileContext,
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
  const firstName = {
    AND: words.map((word) => ({ searchHead: { contains: `${beginsPattern(word)}%${firstNameEnd}` } })),
  };
  const nameless = namelessGuests(ctx.now());
  const clients = [...(await ctx.clients())];
  // The viewer is a member of every chat, so the viewer's own name would match all of them.
  const own = 'id' in ctx.viewer ? ctx.viewer.id : 0;
  const ways: Prisma.ChatWhereInput[] = [
    { jobSeekerId: { not: own }, jobSeeker: firstName },
    { employerId: { not: own }, employer: { ...firstName, NOT: nameless } },
  ];
  if (words.every((word) => unnamedGuest.toLowerCase().startsWith(word))) {
    ways.push({ employerId: { not: own }, employer: nameless });
  }
  if (clients.length > 0) ways.push({ jobSeekerId: { in: clients }, jobSeeker: search.named });
  // Chats with the admins are listed under the product's name.
  const product = searchWords(ctx.productName);
  if (words.every((word) => product.some((name) => name.startsWith(word)))) ways.push({ kind: 'SUPPORT' });
  return { OR: ways };
}

const anyName = (word: string): Prisma.UserWhereInput => ({
  searchHead: { contains: `${beginsPattern(word)}%${nameEnd}` },
});
