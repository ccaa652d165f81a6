import type { Prisma, User } from '../../../generated/prisma/client.ts';
import { requireOwnProfile, requireProfileEditor, requireProfileOf } from '../../accounts/access/jobSeeker.policy.ts';
import { emailChange, queueEmailChangeMails } from '../../accounts/email/emailAddress.ts';
import { accountMessages } from '../../accounts/password/account.input.ts';
import { publishMessage, type StoredMessage, storeMessage } from '../../chat/message/message.ts';
import type { Seat } from '../../chat/seat/access.ts';
import { lockSeat } from '../../chat/seat/access.ts';
import { ensureSupportChat } from '../../chat/seat/supportChat.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import { type ProfileField, wizardSteps } from '../../core/catalog/profileFields.input.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, Outdated } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import { verb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { lastStep, requiredFields } from './profile.input.ts';
import { incompleteSteps } from './profileSteps.ts';
import type { ProfileForm } from './profileText.input.ts';
import { type ProfileInput, savedColumns } from './savedColumns.ts';

/** Identifies the message in its chat, so that it is sent once. */
const clientId = 'welcome-message';

/**
 * Where the welcome of a job seeker is written: the support chat, by the first admin who is a person. Null if there is none. The caller has
 * locked the job seeker.
 */
export async function welcomeSeat(tx: Prisma.TransactionClient, jobSeekerId: number): Promise<Seat | null> {
  const admin = await tx.user.findFirst({
    where: { role: 'ROLE_ADMIN', deletedAt: null, integration: null },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  if (!admin) return null;
  const { chat } = await ensureSupportChat(tx, jobSeekerId);
  return { chat, role: 'admin', userId: admin.id };
}

/**
 * Stores the message that waits for a job seeker after the wizard (docs/product/profiles.md, 'The wizard'). Null if it was
 * stored before.
 */
async function storeWelcome(
  tx: Prisma.TransactionClient,
  seat: Seat,
  productName: string,
  at: Date,
): Promise<StoredMessage | null> {
  // From any admin: another one may have been the first.
  if ((await tx.message.count({ where: { chatId: seat.chat.id, clientId } })) > 0) return null;
  const text =
    `Welcome to ${productName}! Your profile is complete. Our team will check and activate it, and then employers can ` +
    'find you. If you have a question, write to us here.';
  const { last } = await lockSeat(tx, seat);
  return storeMessage(tx, seat, { text, photoUri: null, documentUri: null, clientId }, { at, last });
}

export type ProfileSave = {
  /** Of the wizard, 1 to 6: what it asks for has to be there, and at the last one everything. Absent: the editor. */
  step?: number | null;
  /** The editor's whole form: what it requires has to be there. Without it, only what is given is checked. */
  complete?: boolean | null;
  /** The `profileVersion` that the form began with. Absent: what is stored is replaced. */
  version?: number | null;
  /** The `videoUri` that the transcript is about; null without a video. Absent: it is about the video that is there. */
  transcribedVideo?: string | null | undefined;
};

/**
 * Changes a job seeker's profile: the viewer's own, or for an admin the one with this id. What has to be there may be in
 * the input or stored already. Gives the id.
 * @throws InvalidInput by field with the form's documented texts, Conflict if another form has saved the profile in the
 *   meantime, and for admins Outdated
 */
export const saveProfile = verb(
  'PEOPLE',
  requireProfileEditor,
  [InvalidInput, NotFound, Outdated, Conflict],
  async (
    ctx: Ctx,
    editor,
    jobSeeker: number | null,
    input: ProfileInput,
    { step, complete, version = null, transcribedVideo }: ProfileSave,
  ): Promise<number> => {
    const id = whose(editor, jobSeeker);
    if (step == null) {
      return store(ctx, id, input, {
        form: 'editor',
        required: complete ? requiredFields.editor : [],
        updated: complete ? 'always' : 'whenComplete',
        isWelcomed: false,
        version,
        transcribedVideo,
      });
    }
    const asked = wizardSteps[step - 1];
    if (!asked) throw InvalidInput.of('step', `The step must be between 1 and ${lastStep}.`);
    const isLast = step === lastStep;
    return store(ctx, id, input, {
      form: 'wizard',
      required: isLast ? requiredFields.wizard : asked,
      updated: isLast ? 'always' : 'never',
      isWelcomed: isLast && ctx.viewer.kind === 'jobSeeker',
      version,
      transcribedVideo,
    });
  },
);

/**
 * The simple data form (docs/product/profiles.md, 'The simple data form'): a job seeker's own number and description. Gives
 * the id.
 * @throws InvalidInput by field, Conflict if another form has saved the profile in the meantime
 */
export const saveUserInfo = verb(
  'PEOPLE',
  requireOwnProfile,
  [InvalidInput, NotFound, Conflict],
  async (
    ctx: Ctx,
    viewer,
    input: Pick<ProfileInput, 'whatsApp' | 'description'>,
    version: number | null = null,
  ): Promise<number> => {
    return store(ctx, viewer.id, input, {
      form: 'editor',
      required: [],
      updated: 'never',
      isWelcomed: false,
      version,
    });
  },
);

/**
 * Whether the viewer may change the profile of the user with this id.
 * @throws SignInRequired, Forbidden, NotFound
 */
export async function requireEditableProfile({ db, viewer }: Ctx, user: number): Promise<void> {
  const id = requireProfileOf(viewer, user);
  if ((await db.user.count({ where: { id, ...profiles } })) === 0) throw new NotFound();
}

const profiles = { role: 'ROLE_CANDIDATE', deletedAt: null } as const;

function whose(editor: ReturnType<typeof requireProfileEditor>, jobSeeker: number | null): number {
  if (editor.kind === 'admin' && jobSeeker === null) {
    throw InvalidInput.of('jobSeeker', 'Please choose a job seeker.');
  }
  return requireProfileOf(editor, jobSeeker);
}

const changedMeanwhile = 'This profile was changed in another window. Your changes are not saved yet.';

type Save = {
  form: ProfileForm;
  required: readonly ProfileField[];
  /** When a job seeker's own save sets `updated`. `whenComplete`: the stored profile then passes the whole wizard. */
  updated: 'always' | 'whenComplete' | 'never';
  /** Whether a welcome message waits at the end. */
  isWelcomed: boolean;
  /** The version that the client has edited; null skips the comparison. */
  version: number | null;
  /** The video that the transcript is about; undefined skips the comparison. */
  transcribedVideo?: string | null | undefined;
};

async function store(ctx: Ctx, id: number, input: ProfileInput, save: Save): Promise<number> {
  await spend(ctx, 'profiles');
  try {
    const welcome = await write(ctx, [{ id, role: profiles.role }], async (tx) => {
      // Two forms saved at once are saved one after the other: a rate and its city stay together.
      const seat = save.isWelcomed ? await welcomeSeat(tx, id) : null;
      const before = await tx.user.findFirst({ where: { id, ...profiles } });
      if (!before) throw new NotFound();
      if (save.version !== null && save.version !== before.profileVersion) {
        // Only admins are told who it was.
        if (ctx.viewer.kind === 'admin') await requireVersion(ctx, tx, 'JOB_SEEKER', before, String(save.version));
        throw new Conflict(changedMeanwhile);
      }
      // A new video is no new version of the profile: the same form sends both.
      const isOfOtherVideo = save.transcribedVideo !== undefined && save.transcribedVideo !== before.videoUri;
      if (input.videoTranscript && isOfOtherVideo) throw new Conflict(changedMeanwhile);
      const { email, ...columns } = savedColumns(ctx, before, input, save);
      const change = await emailChange(ctx, tx, before, email);
      const after = await tx.user.update({
        where: { id },
        data: {
          ...columns,
          ...change,
          ...(isFoundElsewhere(before, columns) && { findableSince: ctx.now() }),
          profileVersion: { increment: 1 },
        },
      });
      await queueEmailChangeMails(ctx, tx, before, change);
      await audited(ctx, tx, { action: 'jobSeeker.saveProfile', type: 'JOB_SEEKER', before, after });
      // An admin's save never sets `updated`: it stands for what the job seeker has done.
      const isUpdated =
        ctx.viewer.kind === 'jobSeeker' &&
        (save.updated === 'always' || (save.updated === 'whenComplete' && isComplete(ctx, after)));
      if (isUpdated) await tx.user.update({ where: { id }, data: { profileUpdated: true }, select: { id: true } });
      const welcome = seat && (await storeWelcome(tx, seat, ctx.productName, ctx.now()));
      return seat && welcome && { seat, stored: welcome };
    });
    if (welcome) publishMessage(ctx, welcome.seat, welcome.stored);
    announceEdit(ctx, 'JOB_SEEKER', id);
    return id;
  } catch (error) {
    // Another account has taken the address in the meantime.
    if (isUniqueViolation(error)) throw InvalidInput.of('email', accountMessages.emailTaken);
    throw error;
  }
}

/** Whether other searches find the changed profile: it is new to the alerts about them. */
const isFoundElsewhere = (before: User, columns: Prisma.UserUncheckedUpdateInput): boolean =>
  searchFields.some((field) => columns[field] !== undefined && columns[field] !== before[field]);

const searchFields = ['jobId', 'cityId', 'sexId', 'experienceId'] as const;

/** Whether a stored profile passes the whole wizard, the photo included. */
const isComplete = ({ reference }: Ctx, profile: User): boolean => incompleteSteps(reference, profile).length === 0;
