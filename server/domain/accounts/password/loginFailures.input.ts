/** What the account library refuses a login for, by its words, as people are told it. */
export const loginFailures: ReadonlyMap<string, { field: string | null; message: string }> = new Map([
  ['INVALID_EMAIL_OR_PASSWORD', { field: 'password', message: 'Wrong email or password.' }],
  ['INVALID_EMAIL', { field: 'email', message: 'Please provide valid email address.' }],
  ['INVALID_CODE', { field: 'code', message: 'The code is incorrect. Each code is valid for 30 seconds.' }],
  ['INVALID_BACKUP_CODE', { field: 'code', message: 'This backup code is incorrect or was already used.' }],
  ['INVALID_TWO_FACTOR_COOKIE', { field: null, message: 'Your login has expired. Please enter your password again.' }],
  [
    'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
    { field: null, message: 'Too many wrong codes. Please enter your password again.' },
  ],
  ['ACCOUNT_TEMPORARILY_LOCKED', { field: null, message: 'Too many wrong codes. Please try again in 15 minutes.' }],
]);
