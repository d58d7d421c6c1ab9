import type { LinkProps } from '@mui/material/Link';
import { createTheme } from '@mui/material/styles';
import { AppLink } from './AppLink';

export const theme = createTheme({
  components: {
    MuiLink: { defaultProps: { component: AppLink } as LinkProps },
    MuiButtonBase: { defaultProps: { LinkComponent: AppLink } },
  },
});
