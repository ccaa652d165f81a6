import { Carousel } from '../../ui/display/Carousel.tsx';
import { Quote } from '../../ui/display/Quote.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { testimonials } from './voices.ts';

/** What people say; moves on by itself until somebody looks closer (spec 001 §9). */
export function Testimonials() {
  return (
    <Section title="What they say" tone="sunken">
      <Carousel
        label="Testimonials"
        autoplay
        slides={testimonials.map(({ name, line, words }) => ({
          id: name,
          content: (
            <Quote name={name} line={line} photoUri={null}>
              {words}
            </Quote>
          ),
        }))}
      />
    </Section>
  );
}
