import type { Role } from '../../../generated/prisma/client.ts';

/** A user as named by a client: with the role, because the id alone could be of another role. */
export type PersonReference = { id: number; role: Role };
