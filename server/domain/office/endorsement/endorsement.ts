import { recordVerbs } from '../../core/audit/recordVerbs.ts';
import type { Ctx } from '../../core/context.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { removeReplaced } from '../../files/stored/removal.ts';
import { uploadIdOf } from '../../files/stored/rules.ts';
import { lockPicture } from '../../files/stored/store.ts';
import { endorsementSchema } from './endorsement.input.ts';

/** The clients and testimonials of the home page. A replaced picture is removed. */
export const endorsementVerbs = recordVerbs('ENDORSEMENT', {
  schema: endorsementSchema,
  rows: (tx) => tx.endorsement,
  async check({ viewer }: Ctx, tx, { before, data }) {
    await lockPicture(tx, 'ENDORSEMENT_IMAGE', 'imageUri', {
      uri: data?.imageUri,
      storedUri: before?.imageUri ?? null,
      ownedBy: [requireAdmin(viewer).id],
    });
  },
  async follow(ctx, { before, after }) {
    if (!before?.imageUri || before.imageUri === after?.imageUri) return;
    const upload = uploadIdOf(before.imageUri);
    if (upload) await removeReplaced(ctx, upload);
  },
});
