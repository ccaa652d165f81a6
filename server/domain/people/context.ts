import type { Operation } from '../core/context.ts';
import type { Services as FileServices } from '../files/context.ts';
import type { ReferenceTokens } from './keys/tokens.ts';
import type { ViewKeys } from './keys/viewKeys.ts';

export type Services = FileServices & {
  viewKeys: ViewKeys;
  referenceTokens: ReferenceTokens;
};

export type DomainContext = Services & Operation;
