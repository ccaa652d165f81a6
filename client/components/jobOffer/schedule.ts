import { graphql, readInlineData } from 'react-relay';
import { formatDay } from '../../../server/domain/format/date.ts';
import type { Fact } from '../../ui/display/Facts.tsx';
import type { schedule_jobOffer$key } from './__generated__/schedule_jobOffer.graphql.ts';

/** When the work of an offer is, and for how many; without what the offer does not say. */
function scheduleOf(key: schedule_jobOffer$key) {
  const { partTime, fullTime, hoursPerWeek, workTimes, startsOn, headcount } = readInlineData(
    graphql`
      fragment schedule_jobOffer on JobOffer @inline {
        partTime
        fullTime
        hoursPerWeek
        workTimes
        startsOn
        headcount
      }
    `,
    key,
  );
  const type = partTime && fullTime ? 'Part-time or full-time' : partTime ? 'Part-time' : fullTime ? 'Full-time' : null;
  const hours = hoursPerWeek && `${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} per week`;
  return {
    type: [type, hours].filter(Boolean).join(', ') || null,
    times: workTimes,
    // A stated schedule has a start; an offer that says nothing does not say this either.
    start: startsOn ? formatDay(startsOn) : type && 'As soon as possible',
    people: headcount > 1 ? `${headcount} people` : null,
  };
}

/** For the block of facts of an offer's page. */
export function scheduleFacts(key: schedule_jobOffer$key): Fact[] {
  const { type, times, start, people } = scheduleOf(key);
  return [
    { label: 'Work', value: type },
    { label: 'Times', value: times },
    { label: 'Start', value: start },
    { label: 'Wanted', value: people },
  ];
}

/** One line for a card: 'Part-time, 24 hours per week · From Dec 1, 2026 · 2 people'. Null if there is nothing to say. */
export function scheduleLine(key: schedule_jobOffer$key): string | null {
  const { type, start, people } = scheduleOf(key);
  const from = start === 'As soon as possible' ? start : start && `From ${start}`;
  return [type, from, people].filter(Boolean).join(' · ') || null;
}
