import type { Media } from '../../media/media.ts';
import type { AccountServices } from '../accounts/context.ts';
import type { Operation } from '../core/context.ts';
import type { FileLinks } from './links/fileLink.ts';

export type FileServices = AccountServices & {
  media: Media;
  fileLinks: FileLinks;
};

export type FileContext = FileServices & Operation;
