import { createTheme } from '@mantine/core';

/** Mantine's side of the design; its colours and sizes are CSS variables, bound to the tokens in mantine.css. */
export const theme = createTheme({
  primaryColor: 'green',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: 'var(--weight-strong)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});
