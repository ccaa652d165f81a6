/** The first dialog, which people with an account seldom see. */
export const loadContactDialog = () => import('./ContactDialog.tsx');
