import { maxStars } from '../display/Stars.tsx';
import { RadioList } from './RadioList.tsx';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** A choice of 1 to 5 stars, the best first. 0: none yet. */
export function StarsField({
  id,
  legend,
  value,
  onChange,
  error,
}: {
  id: string;
  legend: string;
  value: number;
  onChange: (stars: number) => void;
  error?: React.ReactNode;
}) {
  const choices = Array.from({ length: maxStars }, (_, index) => maxStars - index);
  return (
    <RadioList
      id={id}
      legend={legend}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      error={error}
      options={choices.map((stars) => ({
        value: String(stars),
        label: `${stars} ${stars === 1 ? 'star' : 'stars'}: ${words[stars - 1]}`,
      }))}
    />
  );
}
