import { freePort } from '../../server/database/embedded/freePort.ts';

/** Settings of an object storage that does not answer. */
export const goneStorage = async (): Promise<Record<string, string>> => ({
  ...{ S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`, S3_BUCKET: 'files', S3_REGION: 'auto' },
  ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
});
