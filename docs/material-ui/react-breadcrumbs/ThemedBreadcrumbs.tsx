import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiBreadcrumbs: {
    defaultProps: { separator: '•', maxItems: 4, expandText: 'Show the whole path' },
    styleOverrides: {
      root: { fontSize: 14, '& .MuiButtonBase-root': { paddingBlock: 4 } },
      separator: { opacity: 0.6 },
    },
  },
  MuiLink: { defaultProps: { color: 'inherit', underline: 'hover' } },
};

const levels = [
  { name: 'Maps', href: '/maps' },
  { name: 'Globes', href: '/maps/globes' },
  { name: 'Pocket globes', href: '/maps/globes/pocket' },
  { name: 'Amsterdam', href: '/maps/globes/pocket/amsterdam' },
];

export default function ThemedBreadcrumbs() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Breadcrumbs aria-label="Path to globe 3">
        {levels.map(({ name, href }) => (
          <Link key={href} href={href}>
            {name}
          </Link>
        ))}
        <Typography aria-current="page" variant="body2" sx={{ color: 'text.primary' }}>
          Globe 3
        </Typography>
      </Breadcrumbs>
    </ThemeProvider>
  );
}
