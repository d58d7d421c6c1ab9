/** Origins of the sandbox services, without trailing slash. */
export interface SandboxHosts {
  readonly stackBlitz: string;
  readonly codeSandbox: string;
}

export const SANDBOX_HOSTS: SandboxHosts = {
  stackBlitz: 'https://stackblitz.com',
  codeSandbox: 'https://codesandbox.io',
};
