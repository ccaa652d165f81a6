import type { SearchValues } from '../../features/discovery/jobSearch/useLiveCount.ts';
import { countSentence } from './countSentence.ts';
import { useJobSeekerCount } from './useJobSeekerCount.ts';

/** How many job seekers a search would find, in a sentence. */
export default function JobSeekerCount({ values }: { values: SearchValues }) {
  const found = useJobSeekerCount(values);
  return found && countSentence({ ...found, isNarrowed: true });
}
