import { createTheme } from '@mantine/core';

/** Mantine's theme; colours and sizes are CSS variables, mapped to the tokens in mantine.css. */
export const theme = createTheme({
  primaryColor: 'green',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: 'var(--weight-strong)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});
