import type { Prisma, User } from '../../../generated/prisma/client.ts';
import { requireEmployerEditor } from '../../accounts/access/employer.policy.ts';
import { emailChange, queueEmailChangeMails } from '../../accounts/email/emailAddress.ts';
import { accountMessages } from '../../accounts/password/account.input.ts';
import { supportUnreadBy } from '../../chat/seat/lists.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import type { EmployerField } from '../../core/catalog/employerFields.input.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput, NotFound, Outdated } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import type { SortKey } from '../../core/lists/listing.ts';
import { type PeopleList, peopleList } from '../../core/lists/peopleList.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { removeReplaced } from '../../files/stored/removal.ts';
import { uploadIdOf } from '../../files/stored/rules.ts';
import { lockPicture } from '../../files/stored/store.ts';
import { contactMessages } from './contactRequest.input.ts';
import { employerSchema } from './employer.input.ts';

/** What stays as it is may be left out; null empties what may be empty. */
export type EmployerInput = { [Field in EmployerField]?: User[Field] | null };

/**
 * Changes an employer: the viewer, or for an admin the one with this id, guests included. Gives the id.
 * @param version that the form began with; without one, what is stored is replaced
 * @throws InvalidInput by field, Outdated
 */
export const saveEmployer = verb(
  'PEOPLE',
  requireEmployerEditor,
  [InvalidInput, NotFound, Outdated],
  async (ctx: Ctx, editor, employer: number | null, input: EmployerInput, version?: string | null): Promise<number> => {
    const id = whose(editor, employer);
    await spend(ctx, 'profiles');
    const { cities, jobs } = ctx.reference;
    const isKnown = (field: 'cityId' | 'jobId', row: number) => (field === 'cityId' ? cities : jobs).get(row) !== null;
    try {
      const before = await write(ctx, [{ id, role: employerRows.role }], async (tx) => {
        const before = await tx.user.findFirst({ where: { id, ...employerRows } });
        if (!before) throw new NotFound();
        await requireVersion(ctx, tx, 'EMPLOYER', before, version);
        const { email, ...columns } = validated(employerSchema({ kept: before, isKnown }), input);
        await lockPicture(tx, 'LOGO', 'logoUri', { uri: columns.logoUri, storedUri: before.logoUri, ownedBy: [id] });
        const change = await emailChange(ctx, tx, before, email);
        const after = { ...before, ...columns, ...change };
        if (after.email === null && after.whatsApp === null) {
          throw InvalidInput.of('whatsApp', contactMessages.emailOrWhatsApp);
        }
        await tx.user.update({ where: { id }, data: { ...columns, ...change }, select: { id: true } });
        await queueEmailChangeMails(ctx, tx, before, change);
        await audited(ctx, tx, { action: 'employer.save', type: 'EMPLOYER', before, after });
        return before;
      });
      announceEdit(ctx, 'EMPLOYER', id);
      await removeFormerLogo(ctx, before, input);
      return id;
    } catch (error) {
      // Another user took the email meanwhile.
      if (isUniqueViolation(error)) throw InvalidInput.of('email', accountMessages.emailTaken);
      throw error;
    }
  },
);

/**
 * Whether the viewer may change the employer with this id.
 * @throws SignInRequired, Forbidden, NotFound
 */
export async function requireEditableEmployer(ctx: Ctx, employer: number): Promise<void> {
  const id = whose(requireEmployerEditor(ctx.viewer), employer);
  if ((await ctx.db.user.count({ where: { id, ...employerRows } })) === 0) throw new NotFound();
}

const employerRows = { role: 'ROLE_EMPLOYER', deletedAt: null } as const;

async function removeFormerLogo(ctx: Ctx, { logoUri }: User, input: EmployerInput): Promise<void> {
  const former = logoUri !== null && input.logoUri !== undefined && input.logoUri !== logoUri && uploadIdOf(logoUri);
  if (former) await removeReplaced(ctx, former);
}

function whose({ id, kind }: ReturnType<typeof requireEmployerEditor>, employer: number | null): number {
  if (kind === 'admin') {
    if (employer === null) throw InvalidInput.of('employer', 'Please choose an employer.');
    return employer;
  }
  if (employer !== null && employer !== id) throw new NotFound();
  return id;
}

/** Absent or null: all of them. */
export type EmployerFilter = {
  cityId?: number | null;
  /** Whether their support chat has something that the admin who asks has not seen. */
  unread?: boolean | null;
  /** Free text. */
  q?: string | null;
};

type EmployerSort = 'NEWEST' | 'OLDEST' | 'LATEST_MESSAGE';

const sortKeys: Record<EmployerSort, SortKey[]> = {
  NEWEST: [{ field: 'createdAt', direction: 'desc' }],
  OLDEST: [{ field: 'createdAt', direction: 'asc' }],
  LATEST_MESSAGE: [{ field: 'lastMessageAt', direction: 'desc', nulls: 'last' }],
};

/**
 * The back office's list of employers (docs/product/back-office.md, 'Employers'), guests included, the deleted ones never.
 * Without a sort the newest come first, and of a free text the best matches.
 * @throws SignInRequired, Forbidden, InvalidInput on `q`.
 */
export async function employers(
  ctx: Ctx,
  { cityId, unread, q }: EmployerFilter,
  sort: EmployerSort | null,
  reverse: boolean,
): Promise<PeopleList> {
  const admin = requireAdmin(ctx.viewer);
  const supportChat = supportUnreadBy(ctx, admin.id);
  const where = {
    role: 'ROLE_EMPLOYER',
    deletedAt: null,
    ...(cityId != null && { cityId }),
    ...(unread != null && (unread ? { supportChat } : { NOT: { supportChat } })),
  } satisfies Prisma.UserWhereInput;
  return peopleList(ctx, where, { q, order: sort && sortKeys[sort], reverse });
}
