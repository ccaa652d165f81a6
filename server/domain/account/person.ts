import type { Role } from '../../generated/prisma/client.ts';

/** Somebody as clients name them: the id alone would find a person of another role. */
export type PersonReference = { id: number; role: Role };
