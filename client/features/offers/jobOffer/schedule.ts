import { graphql, readInlineData } from 'react-relay';
import { scheduleText, scheduleWords } from '../../../../server/domain/core/text/format/schedule.ts';
import type { schedule_jobOffer$key } from '../../../__generated__/schedule_jobOffer.graphql.ts';
import type { Fact } from '../../../ui/display/Facts.tsx';

const scheduleOf = (key: schedule_jobOffer$key) =>
  readInlineData(
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

/** For the block of facts of an offer's page. */
export function scheduleFacts(key: schedule_jobOffer$key): Fact[] {
  const { type, times, start, people } = scheduleWords(scheduleOf(key));
  return [
    { label: 'Work', value: type },
    { label: 'Times', value: times },
    { label: 'Start', value: start },
    { label: 'Wanted', value: people },
  ];
}

/** One line for a card; null if there is nothing to say. */
export const scheduleLine = (key: schedule_jobOffer$key): string | null => scheduleText(scheduleOf(key));
