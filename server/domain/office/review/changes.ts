import type { Review } from '../../../generated/prisma/client.ts';
import {
  offerSnapshot,
  type PublicJobOffer,
  type PublicProfile,
  profileSnapshot,
  type Snapshot,
  type SnapshotValue,
  storedSnapshot,
} from '../../core/audit/records.ts';
import type { Ctx } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { uploadIdOf } from '../../files/stored/rules.ts';

export type ReviewedChange = {
  /** The name of the field, such as `minRate`. */
  field: string;
  kind: 'TEXT' | 'PICTURE' | 'VIDEO';
  /** As text, or the address of a file. Null: none. */
  before: string | null;
  after: string | null;
  /** The file of before was replaced and is not stored any more. */
  isBeforeGone: boolean;
};

export type Reviewed = Pick<Review, 'snapshot'> & {
  jobSeeker: PublicProfile | null;
  jobOffer: PublicJobOffer | null;
};

/**
 * What others see of a record and what they saw of it when it was last approved, where the two differ. Of a new record
 * everything that it has. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function changesOf(ctx: Ctx, review: Reviewed): Promise<ReviewedChange[]> {
  requireAdmin(ctx.viewer);
  const after = currentOf(review);
  const before = storedSnapshot(review.snapshot) ?? {};
  const changed = Object.keys(after).filter((field) => (before[field] ?? null) !== after[field]);
  const changes = await Promise.all(
    changed.map(async (field): Promise<ReviewedChange> => {
      const [was, is] = [before[field] ?? null, after[field] ?? null];
      const kind = kindOf(field);
      return {
        field,
        kind,
        before: textOf(ctx, field, was),
        after: textOf(ctx, field, is),
        isBeforeGone: kind !== 'TEXT' && typeof was === 'string' && !(await isStored(ctx, was)),
      };
    }),
  );
  return changes.filter((change) => change.before !== change.after);
}

function currentOf({ jobSeeker, jobOffer }: Reviewed): Snapshot {
  if (jobSeeker) return profileSnapshot(jobSeeker);
  return jobOffer ? offerSnapshot(jobOffer) : {};
}

const kindOf = (field: string): ReviewedChange['kind'] =>
  field === 'photoUri' ? 'PICTURE' : field === 'videoUri' ? 'VIDEO' : 'TEXT';

/** Whether the file at this address is still stored. Batched. */
const isStored = (ctx: Ctx, uri: string): Promise<boolean> => isUploadStored(ctx, uploadIdOf(uri) ?? '');

const isUploadStored = batchedBy(async ({ db }: Ctx, ids: string[]) => {
  const rows = await db.upload.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const stored = new Set(rows.map(({ id }) => id));
  return (id: string) => stored.has(id);
});

function textOf({ reference }: Ctx, field: string, value: SnapshotValue): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  const tables = {
    jobId: reference.jobs,
    cityId: reference.cities,
    sexId: reference.sexes,
    nativeCountryId: reference.countries,
    languageId: reference.languages,
    experienceId: reference.experiences,
  };
  const isReference = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name);
  // A record that was deleted since has no name any more.
  return isReference(field) ? (tables[field].get(value)?.name ?? `#${value}`) : String(value);
}
