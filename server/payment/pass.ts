/** The days of a pass, which is paid once and not renewed. */
export const passDays = 7;

/** After its price. */
export const passText = `for ${passDays} days, ends by itself`;
