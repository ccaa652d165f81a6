import { servedPart } from '../base/servedPart.tsx';

/** A notice that is part of few pages, so its code loads on demand. */
export const RareNotice = servedPart('notice', () => import('./Notice.tsx'));
