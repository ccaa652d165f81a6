/** The number of repetitions, from the environment: `KILLS=1000 npm run test:endurance`. */
export const countOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** The results, for the log. */
export const report = (what: string, result: object): void => {
  process.stdout.write(`${what}: ${JSON.stringify(result)}\n`);
};
