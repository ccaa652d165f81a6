import { readFile } from 'node:fs/promises';
import { prepareSchema } from 'payment-sandbox/schema';
import type { ClientBase, Pool } from 'pg';
import { product } from '../../client/ui/base/product.ts';
import { hashPassword } from '../../server/domain/accounts/password/password.ts';
import { enclosurePath } from './enclosure.ts';
import { type Demo, type DemoRows, demoSeed, generateDemo } from './generate.ts';
import { continueSequence, insertRows } from './insert.ts';
import { isEmpty } from './isEmpty.ts';
import { insertPaidSubscription } from './paidSubscription.ts';
import type { VideoUris } from './people.ts';
import { type MediaWriter, renderPicture } from './picture.ts';
import { createRandom } from './random.ts';
import type { UploadRow, UserRow } from './rows.ts';
import { type Clip, clips } from './words/jobs.ts';

export const demoPassword = 'hourhand-demo';

export interface DemoSummary {
  jobSeekers: number;
  employers: number;
  jobOffers: number;
  contactRequests: number;
  messages: number;
  pictures: number;
}

export interface SeedOptions {
  pool: Pool;
  media: MediaWriter;
  /** All times are relative to it, so that the demo looks fresh. */
  now: Date;
  /** Whether payments go to the sandbox; then the demo has paid subscriptions. */
  sandbox?: boolean;
  progress?: (step: string, done: number, total: number) => void;
}

/** Those with a numbered id, in an order in which rows can be inserted. */
const tables = [
  'country',
  'city',
  'job',
  'sex',
  'language',
  'experience',
  'contact_request_status',
  'pricing_option',
  'career',
  'email_template',
  'user',
  'subscription',
  'job_offer',
  'saved_job_offer',
  'job_reference',
  'offer_alert',
  'saved_search',
  'shortlist_entry',
  'chat',
  'contact_request',
  'message',
  'chat_participant',
  'email_message',
  'job_application',
  'review',
  'report',
  'endorsement',
  'rating',
] as const satisfies readonly (keyof DemoRows)[];

/**
 * Fills an empty database with the demo's people and what they have done, entirely or not at all. Gives undefined and
 * changes nothing if there are users, also while another process is seeding.
 */
export async function seedDemo({
  pool,
  media,
  now,
  sandbox = false,
  progress = () => undefined,
}: SeedOptions): Promise<DemoSummary | undefined> {
  if (sandbox) await prepareSchema(pool);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // A second process waits here and then finds users.
    await client.query('LOCK TABLE "user" IN SHARE ROW EXCLUSIVE MODE');
    if (!(await isEmpty(client))) {
      await client.query('ROLLBACK');
      return undefined;
    }
    const demo = generateDemo({ now, productName: product.name, videoUris });
    const total = demo.pictures.length + tables.length + 2;
    let done = 0;
    const advance = () => {
      done += 1;
      progress('demo data', done, total);
    };
    // Pictures keep this process busy, and rows the database.
    const files = writeMedia(demo, media, now, advance);
    await Promise.all([files, insertDemo(client, demo, files, advance)]);
    if (sandbox) await insertPaidSubscription(client, demo, now);
    await client.query('COMMIT');
    return {
      jobSeekers: demo.people.jobSeekers.length,
      employers: demo.people.employers.length,
      jobOffers: demo.rows.job_offer.length,
      contactRequests: demo.rows.contact_request.length,
      messages: demo.rows.message.length,
      pictures: demo.pictures.length,
    };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function insertDemo(
  client: ClientBase,
  { rows, people }: Demo,
  uploads: Promise<readonly UploadRow[]>,
  advance: () => void,
): Promise<void> {
  for (const table of tables) {
    // The triggers have let all new records wait.
    if (table === 'review') await client.query('DELETE FROM review');
    await insertRows(client, table, rows[table]);
    if (table !== 'chat_participant') await continueSequence(client, table);
    advance();
  }
  const { employer, premium, jobSeeker } = people.accounts;
  await insertRows(client, 'account', await accounts([...people.admins, employer.row, premium.row, jobSeeker.row]));
  advance();
  await insertRows(client, 'profile_day', rows.profile_day);
  await insertRows(client, 'job_offer_day', rows.job_offer_day);
  await insertRows(client, 'upload', await uploads);
  advance();
}

/** What better-auth keeps of an e-mail and password login. */
const accounts = (users: readonly UserRow[]) =>
  Promise.all(
    users.map(async (user) => ({
      account_id: String(user.id),
      provider_id: 'credential',
      user_id: user.id,
      password: await hashPassword(demoPassword),
      created_at: user.created_at,
      updated_at: user.created_at,
    })),
  );

/** The clips beside this file and their posters, each under an id that never changes. */
const videoId = (clip: Clip): string => createRandom(`${demoSeed}/videos/${clip}`).hex(32);
const posterId = (clip: Clip): string => createRandom(`${demoSeed}/posters/${clip}`).hex(32);
const urisOf = (clip: Clip) => ({
  video_uri: `/media/videos/${videoId(clip)}.webm`,
  video_poster_uri: `/media/videos/${posterId(clip)}.webp`,
});
export const videoUris: VideoUris = {
  counter: urisOf('counter'),
  stove: urisOf('stove'),
  street: urisOf('street'),
};

/** Draws and stores everything; the rows say what has been stored. Files of an attempt that failed are written again. */
async function writeMedia(
  { pictures, enclosures }: Demo,
  media: MediaWriter,
  now: Date,
  advance: () => void,
): Promise<UploadRow[]> {
  const uploads: UploadRow[] = [];
  const ofClips = clips.flatMap((clip) => [
    { clip, id: videoId(clip), kind: 'VIDEO', extension: 'webm', contentType: 'video/webm' } as const,
    { clip, id: posterId(clip), kind: 'VIDEO_POSTER', extension: 'webp', contentType: 'image/webp' } as const,
  ]);
  for (const { clip, id, kind, extension, contentType } of ofClips) {
    const content = await readFile(new URL(`./videos/${clip}.${extension}`, import.meta.url));
    await media.put(`videos/${id}.${extension}`, content, contentType);
    uploads.push({
      id,
      kind,
      user_id: null,
      chat_id: null,
      name: null,
      content_type: contentType,
      size: content.length,
      attached_at: now,
      created_at: now,
    });
  }
  for (const { enclosure, message } of enclosures) {
    const { id, kind, name, contentType } = enclosure;
    const content = await enclosure.make();
    await media.put(enclosurePath(enclosure), content, contentType);
    uploads.push({
      id,
      kind,
      user_id: message.user_id,
      chat_id: message.chat_id,
      name,
      content_type: contentType,
      size: content.length,
      attached_at: message.created_at,
      created_at: message.created_at,
    });
  }
  const drawn = new Map<string, UploadRow>();
  let next = 0;
  const work = async () => {
    for (let one = pictures[next++]; one; one = pictures[next++]) {
      const { picture, owner } = one;
      const content = await renderPicture(picture.svg);
      await media.put(`${picture.folder}/${picture.id}.webp`, content, 'image/webp');
      drawn.set(picture.id, {
        id: picture.id,
        kind: kindOf[picture.folder],
        user_id: owner.id,
        chat_id: null,
        name: null,
        content_type: 'image/webp',
        size: content.length,
        attached_at: owner.updated_at,
        created_at: owner.updated_at,
      });
      advance();
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return [...uploads, ...pictures.flatMap(({ picture }) => drawn.get(picture.id) ?? [])];
}

const kindOf = { photos: 'PHOTO', offers: 'OFFER_IMAGE', logos: 'LOGO', endorsements: 'ENDORSEMENT_IMAGE' } as const;
