export const phone = { width: 375, height: 812 };
export const desktop = { width: 1440, height: 900 };
