import type { Media } from '../../media/media.ts';
import type { Services as AccountServices } from '../accounts/context.ts';
import type { Operation } from '../core/context.ts';
import type { FileLinks } from './links/fileLink.ts';

export type Services = AccountServices & {
  media: Media;
  fileLinks: FileLinks;
};

export type DomainContext = Services & Operation;
