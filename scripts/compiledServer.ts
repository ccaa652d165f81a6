/** Arguments of Node for the compiled server: `npm start` and the image have the same. */
export const compiledServer = ['dist/node/main.js'];
