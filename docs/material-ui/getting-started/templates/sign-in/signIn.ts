export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Stands for a request to your server: it accepts every password of eight characters and more. */
export async function signIn({ password }: Credentials): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (password.length < 8) throw new Error('Email and password do not match. Try again.');
}
