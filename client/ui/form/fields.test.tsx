import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Counter } from './Field.tsx';
import { TextField } from './TextField.tsx';

function attribute(html: string, name: string): string | undefined {
  return new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(html)?.[1];
}

describe('a field', () => {
  it('is named by its label', () => {
    const html = renderToStaticMarkup(<TextField id="email" label="Email" />);
    expect(html).toContain('<label for="email"');
    expect(attribute(html, 'id')).toBe('email');
    expect(html).not.toContain('aria-invalid');
  });

  it('is described by its error first and then by its hint', () => {
    const html = renderToStaticMarkup(
      <TextField id="email" label="Email" hint="We write rarely." error="Please provide valid email address." />,
    );
    expect(attribute(html, 'aria-invalid')).toBe('true');
    expect(attribute(html, 'aria-describedby')).toBe('email-error email-hint');
    expect(html).toMatch(/id="email-error".*Please provide valid email address\./);
    expect(html).toMatch(/id="email-hint".*We write rarely\./);
  });
});

describe('what screen readers say of a field', () => {
  it('has a space before ‘optional’, and ‘required’ for what is not optional', () => {
    const optional = renderToStaticMarkup(<TextField id="company" label="Company" optional required />);
    expect(optional.replace(/<[^>]*>/g, '')).toBe('Company optional');
    expect(attribute(optional, 'aria-required')).toBe(undefined);
    expect(attribute(renderToStaticMarkup(<TextField label="Name" required />), 'aria-required')).toBe('true');
  });
});

describe('the notice of a field', () => {
  const html = (props: { notice?: string | null; error?: string }) =>
    renderToStaticMarkup(<TextField id="title" label="Title" hint="One line." {...props} />);

  it('is a status that is there before it says anything, and describes the field', () => {
    expect(html({})).not.toContain('role="status"');
    expect(html({ notice: null })).toMatch(/<p id="title-notice" role="status"[^>]*><\/p>/);
    const said = html({ notice: 'Remove the link.' });
    expect(said).toMatch(/<p id="title-notice" role="status"[^>]*>Remove the link\.<\/p>/);
    expect(attribute(said, 'aria-describedby')).toBe('title-notice title-hint');
  });
});

describe('the counter of a field', () => {
  const text = ({ length, ...limits }: { length: number; min?: number; max?: number }) =>
    renderToStaticMarkup(<Counter text={'x'.repeat(length)} {...limits} />).replace(/<[^>]*>/g, '');

  it('says how many characters are left', () => {
    expect(text({ length: 12, max: 60 })).toBe('48 characters left');
    expect(text({ length: 59, max: 60 })).toBe('1 character left');
    expect(text({ length: 62, max: 60 })).toBe('2 characters too many');
  });

  it('does not count spaces that only fill', () => {
    expect(renderToStaticMarkup(<Counter text={`a${' '.repeat(498)}b`} min={500} />)).toContain(
      '497 characters missing',
    );
  });
});
