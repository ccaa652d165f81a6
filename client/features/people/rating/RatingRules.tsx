import { Prose, Text } from '../../../ui/layout/Text.tsx';

const rules = [
  'Only employers with an account can write a review, and only after a chat in which both sides have written.',
  'Each employer has one review for each job seeker, and can change it until the job seeker replies.',
  'The job seeker can reply once, in public, and report a review. Job seekers cannot remove reviews.',
  'We hide reviews that insult someone, reveal private facts or were not written in good faith. Reviews cannot be bought.',
];

/** The rules of reviews, as employers and job seekers read them. */
export function RatingRules() {
  return (
    <Prose>
      <Text look="small">Rules for reviews</Text>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Prose>
  );
}
