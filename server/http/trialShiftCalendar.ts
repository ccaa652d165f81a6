import type { FastifyInstance } from 'fastify';
import { calendarPath, readCalendarFile } from '../domain/hiring/trialShift/calendar.ts';
import { type MediaParts, proofOf } from './media.ts';

/** Calendar files of trial shifts. `readCalendarFile` decides who may read one. */
export function registerTrialShiftCalendar(app: FastifyInstance, { contextOf }: Pick<MediaParts, 'contextOf'>): void {
  app.get<{ Params: { id: string } }>(
    calendarPath(':id'),
    { config: { bucket: 'media', keyGroup: 'HIRING' } },
    async (request, reply) => {
      const { id } = request.params;
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox");
      const shift = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
      const file = await readCalendarFile(await contextOf(request), shift, proofOf(request.query));
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="trial-shift.ics"')
        .send(file);
    },
  );
}
