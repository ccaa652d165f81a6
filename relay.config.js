// The compiler reads this module's exports one by one: it would not find them under a default export.
export const src = './client';
export const artifactDirectory = './client/__generated__';
export const schema = './schema.graphql';
export const excludes = ['**/node_modules/**', '**/__generated__/**'];
export const language = 'typescript';
export const eagerEsModules = true;
export const useImportTypeSyntax = true;
export const noFutureProofEnums = true;
export const customScalarTypes = { DateTime: 'string', Upload: 'Blob' };
export const requireCustomScalarTypes = true;
export const persistConfig = { file: './dist/operations.json', algorithm: 'SHA256' };
