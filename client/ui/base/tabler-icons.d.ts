// One file per icon: the package's own entry would make the server load six thousand of them.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  export const __iconNode: import('./Icon.tsx').Drawing;
}
