import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';

/** Endpoints and what was delivered to them are for their owner alone. */
export const isOwnEndpoint = (viewer: Viewer, endpoint: { userId: number }): boolean =>
  viewer.kind !== 'anonymous' && viewer.kind !== 'guest' && viewer.id === endpoint.userId;

/** The people whose endpoints are sent something: who could log in now. */
export const listeningPeople = {
  deletedAt: null,
  bannedAt: null,
  loginEmail: { not: null },
} as const satisfies Prisma.UserWhereInput;
