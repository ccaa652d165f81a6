import { copyFileSync, writeFileSync } from 'node:fs';
import { cookiesOf } from '../../server/auth/cookies.ts';
import { apiDocument } from '../../server/rest/openapi/mount.ts';
import { releasedOpenApi, releasedSchema } from './apiChanges.ts';

/** Keeps what the APIs are, as the version that is being released. Later changes are compared with it. */
copyFileSync('schema.graphql', releasedSchema);
writeFileSync(releasedOpenApi, `${JSON.stringify(apiDocument(cookiesOf('http://localhost')), null, 2)}\n`);
