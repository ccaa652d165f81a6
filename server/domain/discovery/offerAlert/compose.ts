import { inSentence } from '../../core/text/inSentence.ts';
import type { AlertMailParts } from '../alert/compose.ts';
import type { NewOffers } from './newOffers.ts';

/** What the mail about new offers says. */
export function offerMail({
  job,
  city,
  count,
  shown,
  url,
}: NewOffers): Pick<AlertMailParts, 'subject' | 'lead' | 'shown' | 'count' | 'all' | 'about'> {
  return {
    subject: `${count === 1 ? 'A new' : `${count} new`} ${inSentence(job)} job offer${count === 1 ? '' : 's'} in ${city}`,
    lead:
      count === 1
        ? 'An employer has published a job offer for you:'
        : 'Employers have published new job offers for you, the newest first:',
    shown,
    count,
    all: { action: `See all ${inSentence(job)} offers in ${city}`, url },
    about: 'new job offers',
  };
}
