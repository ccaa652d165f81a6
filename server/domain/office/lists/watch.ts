import { randomUUID } from 'node:crypto';
import type { User } from '../../../generated/prisma/client.ts';
import { whileViewerValid } from '../../accounts/access/validity.ts';
import { digestOf, type EditedType, recordTopic, versionOf } from '../../core/audit/recordEdit.ts';
import { recordsIn } from '../../core/audit/records.ts';
import { type OfficeType, officeRecords, officeTypes } from '../../core/catalog/officeRecords.input.ts';
import type { Ctx } from '../../core/context.ts';
import { derived } from '../../core/events/derived.ts';
import type { RecordEvent } from '../../core/events/events.ts';
import { compareNames } from '../../core/text/cleanText.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';

/** A record that admins may have open. */
export type OpenRecord = { type: EditedType; id: number };

/** What an admin with an open record hears: it was changed, or other admins came or went. */
export type RecordActivity = OpenRecord & { otherIds: number[] };

/** How often an open page says that it is still there, in milliseconds. */
const beatEvery = 2_000;

/** A page that was not heard of in so many of our own beats is gone: its process was killed, or Redis is. */
const beatsUntilGone = 3;

/**
 * The changes of a record while the viewer has it open, and the other admins who have; the first at once. Pages tell each other
 * over the topic of the record that they are there, so nothing is stored. For admins.
 * @throws SignInRequired, Forbidden, also later when the viewer's session has ended.
 */
export async function openRecord(ctx: Ctx, record: OpenRecord): Promise<AsyncIterable<RecordActivity>> {
  const { id: userId } = requireAdmin(ctx.viewer);
  return whileViewerValid(ctx, { source: () => activityOf(ctx, record, userId) });
}

function activityOf({ events }: Ctx, record: OpenRecord, userId: number): AsyncIterable<RecordActivity> {
  const topic = recordTopic(record.type, record.id);
  const page = randomUUID();
  const say = (event: RecordEvent) => events.publish('record', topic, event);
  const others = new Map<string, { userId: number; beats: number }>();
  const otherIds = () => [...new Set([...others.values()].map((other) => other.userId))].filter((id) => id !== userId);

  /** Updates the others. */
  function hear(event: RecordEvent): void {
    if (event.type === 'changed') return;
    if (event.page === page) {
      for (const [name, other] of others) {
        other.beats += 1;
        if (other.beats > beatsUntilGone) others.delete(name);
      }
    } else if (event.type === 'gone') {
      others.delete(event.page);
    } else {
      others.set(event.page, { userId: event.userId, beats: 0 });
      if (event.isNew) say({ type: 'here', page, userId, isNew: false });
    }
  }

  return derived(events.subscribe('record', topic), async function* (heard) {
    say({ type: 'here', page, userId, isNew: true });
    const beat = setInterval(() => say({ type: 'here', page, userId, isNew: false }), beatEvery);
    beat.unref();
    try {
      yield { ...record, otherIds: [] };
      for await (const event of heard) {
        const before = String(otherIds());
        hear(event);
        if (event.type === 'changed' || String(otherIds()) !== before) yield { ...record, otherIds: otherIds() };
      }
    } finally {
      clearInterval(beat);
      say({ type: 'gone', page });
    }
  });
}

/**
 * These admins, by name. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function adminsAmong({ db, viewer }: Ctx, ids: number[]): Promise<User[]> {
  requireAdmin(viewer);
  if (ids.length === 0) return [];
  const admins = await db.user.findMany({
    where: { id: { in: ids }, role: 'ROLE_ADMIN' },
    orderBy: { id: 'asc' },
  });
  return admins.toSorted((one, other) => compareNames(one.name, other.name));
}

/**
 * The version of a record as it is stored now; null if there is none. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function presentVersion(ctx: Ctx, { type, id }: OpenRecord): Promise<string | null> {
  requireAdmin(ctx.viewer);
  return readers[type](ctx, id);
}

type Reader = (ctx: Ctx, id: number) => Promise<string | null>;

/** How the present version of a small record is read. */
const ofRecord =
  (type: OfficeType) =>
  async ({ db }: Ctx, id: number) =>
    orNull(await recordsIn(db)[officeRecords[type].model].findUnique({ where: { id } }), (row) => digestOf(type, row));

const ofRecords = Object.fromEntries(officeTypes.map((type) => [type, ofRecord(type)])) as Record<OfficeType, Reader>;

const readers: Record<EditedType, Reader> = {
  ...ofRecords,
  CONTACT_REQUEST: async ({ db }, id) =>
    orNull(await db.contactRequest.findUnique({ where: { id } }), (row) => versionOf('CONTACT_REQUEST', row)),
  JOB_OFFER: async ({ db }, id) =>
    orNull(await db.jobOffer.findUnique({ where: { id } }), (row) => versionOf('JOB_OFFER', row)),
  JOB_SEEKER: async ({ db }, id) =>
    orNull(await db.user.findFirst({ where: { id, role: 'ROLE_CANDIDATE', deletedAt: null } }), (row) =>
      versionOf('JOB_SEEKER', row),
    ),
  EMPLOYER: async ({ db }, id) =>
    orNull(await db.user.findFirst({ where: { id, role: 'ROLE_EMPLOYER', deletedAt: null } }), (row) =>
      versionOf('EMPLOYER', row),
    ),
};

const orNull = <Row>(row: Row | null, version: (row: Row) => string): string | null => row && version(row);
