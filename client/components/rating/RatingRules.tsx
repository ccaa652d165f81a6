import { ratingRules } from '../../../server/domain/rating/rating.input.ts';
import { Prose } from '../../ui/layout/Prose.tsx';
import { Text } from '../../ui/layout/Text.tsx';

/** The rules of reviews, for both sides. */
export function RatingRules() {
  return (
    <Prose>
      <Text look="small">Rules for reviews</Text>
      <ul>
        {ratingRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Prose>
  );
}
