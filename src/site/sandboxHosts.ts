/** Origins of the sandbox services, without trailing slash. */
export const SANDBOX_HOSTS = {
  stackBlitz: 'https://stackblitz.com',
  codeSandbox: 'https://codesandbox.io',
} as const;
