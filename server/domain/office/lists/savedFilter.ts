import type { SavedFilter } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { isMissing, isUniqueViolation } from '../../core/failures/unavailable.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { filterNameSchema, type OfficeListName, savedFilterSchema } from './savedFilter.input.ts';

/** Filters of the back office's lists that an admin keeps by name. Each admin has their own. */

/** So many fit above a list. */
export const maxSavedFilters = 20;

/**
 * The viewer's own filters of a list, by name. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function savedFilters({ db, viewer }: Ctx, list: OfficeListName): Promise<SavedFilter[]> {
  const { id: adminId } = requireAdmin(viewer);
  return db.savedFilter.findMany({ where: { adminId, list }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
}

/**
 * Keeps the filters of a list by a name.
 * @throws InvalidInput by field, Conflict if there are too many
 */
export const saveFilter = verb(
  'OFFICE',
  requireAdmin,
  [InvalidInput, Conflict],
  async (
    ctx: Ctx,
    { id: adminId },
    { list, ...input }: { list: OfficeListName; name: string; query: string },
  ): Promise<SavedFilter> => {
    const data = validated(savedFilterSchema(list), input);
    return named(() =>
      // Two saves at once are counted one after the other.
      write(ctx, [adminId], async (tx) => {
        if ((await tx.savedFilter.count({ where: { adminId, list } })) >= maxSavedFilters) {
          throw new Conflict(`You can keep ${maxSavedFilters} filters for each list. Please delete one first.`);
        }
        return tx.savedFilter.create({ data: { ...data, adminId, list, createdAt: ctx.now() } });
      }),
    );
  },
);

/**
 * Gives one of the viewer's own filters another name.
 * @throws NotFound, InvalidInput on `name`
 */
export const renameFilter = verb(
  'OFFICE',
  requireAdmin,
  [InvalidInput, NotFound],
  async (ctx: Ctx, { id: adminId }, id: number, name: string): Promise<SavedFilter> => {
    const data = validated(filterNameSchema, { name });
    return named(() => write(ctx, [], (tx) => tx.savedFilter.update({ where: { id, adminId }, data })));
  },
);

/** Deletes one of the viewer's own filters. */
export const deleteFilter = verb(
  'OFFICE',
  requireAdmin,
  [NotFound, Conflict],
  async (ctx: Ctx, { id: adminId }, id: number): Promise<void> => {
    const { count } = await write(ctx, [], (tx) => tx.savedFilter.deleteMany({ where: { id, adminId } }));
    if (count === 0) throw new NotFound();
  },
);

async function named(store: () => Promise<SavedFilter>): Promise<SavedFilter> {
  try {
    return await store();
  } catch (error) {
    if (isUniqueViolation(error)) throw InvalidInput.of('name', 'You already have filters with this name.');
    if (isMissing(error)) throw new NotFound();
    throw error;
  }
}
