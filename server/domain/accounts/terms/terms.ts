import type { Ctx } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireAccount } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { termsVersion } from './terms.input.ts';

/** The columns of a person who has accepted a version; none where no version was shown. */
export const acceptedTerms = (version: string | null, at: Date) =>
  version === null ? {} : { termsVersion: version, termsAcceptedAt: at };

/**
 * Stores that the viewer has accepted the present version of the terms. Returns the user's id.
 * @throws InvalidInput on `version` for another one than the present: the page was loaded before a change
 */
export const acceptTerms = verb(
  null,
  requireAccount,
  [InvalidInput],
  async (ctx: Ctx, { id }, { version }: { version: string }): Promise<number> => {
    if (version !== termsVersion) {
      throw InvalidInput.of('version', 'The terms have changed. Please load this page again to see them.');
    }
    const data = acceptedTerms(version, ctx.now());
    await write(ctx, [id], (tx) => tx.user.update({ where: { id }, data, select: { id: true } }));
    return id;
  },
);

/**
 * The version that this viewer has not accepted yet, or null. Guests accept it with a contact, and admins are our own team. An admin
 * who sees the site as a user cannot accept anything for them.
 */
export async function termsToAccept({ db }: Pick<Ctx, 'db'>, viewer: Viewer): Promise<string | null> {
  if ((viewer.kind !== 'jobSeeker' && viewer.kind !== 'employer') || viewer.viewedBy) return null;
  const accepted = await db.user.count({ where: { id: viewer.id, termsVersion } });
  return accepted > 0 ? null : termsVersion;
}
