import { Carousel } from '../../ui/display/Carousel.tsx';
import { Quote } from '../../ui/display/Quote.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { testimonials } from './voices.ts';

/** Quotes that advance automatically until the user interacts with them (spec 001 §9). */
export function Testimonials() {
  return (
    <Section title="What our users say" tone="sunken">
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
