import icon from './favicon.svg?no-inline';

/** For `<link rel="icon" type="image/svg+xml">` in the Document's head. */
export const favicon: string = icon;
