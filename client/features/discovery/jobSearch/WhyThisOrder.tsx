import { matchPartNames, matchParts } from '../../../../server/domain/people/search/bestMatch.input.ts';
import { Disclosure } from '../../../ui/action/Disclosure.tsx';
import { Prose } from '../../../ui/layout/Text.tsx';

/** What the order 'Best match' counts, and how much. */
export default function WhyThisOrder() {
  return (
    <Disclosure more="Why this order?" less="Hide the reasons">
      <Prose>
        <p>Best match comes first: each of these adds points, 100 in all. Nobody can pay for a place.</p>
        <ul>
          {matchPartNames.map((part) => (
            <li key={part}>
              {matchParts[part].words}: up to {matchParts[part].points}
            </li>
          ))}
        </ul>
        <p>Of equal points the newest profile is first. Points are counted every ten minutes.</p>
      </Prose>
    </Disclosure>
  );
}
