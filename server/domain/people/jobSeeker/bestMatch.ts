import type { ReplyTime } from '../../../generated/prisma/client.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import type { Services } from '../../core/context.ts';
import { dayMs } from '../../core/text/durations.ts';
import { writeSql } from '../../core/write/write.ts';
import { matchPartNames, matchParts } from '../search/bestMatch.input.ts';
import { medianRates, storeMatchScores, whoIsPublic } from './jobSeeker.sql.ts';

const points = forFields(matchPartNames, (part) => matchParts[part].points);

const shares = {
  answers: { HOUR: 1, FEW_HOURS: 0.8, DAY: 0.5, FEW_DAYS: 0.2 } satisfies Record<ReplyTime, number>,
  // One good review says little, and a bad one does not hide a person.
  prior: { reviews: 5, stars: 3 },
  rate: [
    [0.1, 1],
    [0.25, 0.5],
  ],
} as const;

/** As coarse as `lastActive`, which everyone reads: the days, and the share of points. */
const activeWithin = [
  [7, 1],
  [30, 0.5],
] as const;

/** People in one statement, whose rows are locked until its end. */
const batchSize = 250;

/**
 * Keeps in their rows how public job seekers rank by 'best match' (`matchParts`), so that a page of a list counts nothing. Called again
 * and again, because time and other people change it too. Writes only what is different. Idempotent, and safe in several processes
 * at once.
 */
export async function keepMatchScores(services: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const { sql, now } = services;
  const active = activeWithin.map(([days, share]) => [new Date(now().getTime() - days * dayMs), share] as const);
  const rule = { ...shares, active, medians: await medianRates(sql) };
  for (let ids = await whoIsPublic(sql, 0, batchSize); ids.length > 0; ) {
    const some = ids;
    await writeSql(services, (tx) => storeMatchScores(tx, some, points, rule));
    ids = await whoIsPublic(sql, some.at(-1) ?? 0, batchSize);
  }
}
