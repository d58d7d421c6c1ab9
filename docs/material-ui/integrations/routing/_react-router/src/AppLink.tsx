import * as React from 'react';
import { Link as RouterLink } from 'react-router-dom';

type AppLinkProps = React.ComponentPropsWithoutRef<'a'> & { href: string };

export const AppLink = React.forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  { href, ...other },
  ref,
) {
  return <RouterLink ref={ref} to={href} {...other} />;
});
