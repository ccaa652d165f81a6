/** The module with which pages begin in development. */
export const developmentEntry = '/@id/__x00__hourhand:development-entry';
