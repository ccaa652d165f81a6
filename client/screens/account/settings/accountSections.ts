/** The sections of the account page: what each is called, and where it is on the page. */
export const accountSections = {
  notifications: { anchor: 'notifications', title: 'Notifications' },
  login: { anchor: 'login', title: 'Login' },
  verification: { anchor: 'verification', title: 'Verification' },
  company: { anchor: 'company', title: 'Company' },
  twoFactor: { anchor: 'two-factor', title: 'Two-factor login' },
  browsers: { anchor: 'browsers', title: 'Where you are logged in' },
  blocked: { anchor: 'blocked', title: 'Blocked people' },
  programs: { anchor: 'programs', title: 'For your own programs' },
  data: { anchor: 'data', title: 'Your data' },
  end: { anchor: 'deactivate', title: 'Delete your account' },
  pauseOrEnd: { anchor: 'deactivate', title: 'Pause or delete' },
} as const;
