const TEMPLATES = 'docs/material-ui/getting-started/templates';

/** Demos that fill a page of their own, without the site's header: pathname -> file of the demo. */
export const DEMO_PAGES: Readonly<Record<string, string>> = {
  '/templates/checkout/': `${TEMPLATES}/Checkout.tsx`,
  '/templates/dashboard/': `${TEMPLATES}/Dashboard.tsx`,
  '/templates/sign-in/': `${TEMPLATES}/SignIn.tsx`,
};
