import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import './fonts.css';

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the Document's head. */
export const fontPreload: string = latin;
