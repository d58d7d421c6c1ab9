import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiBreadcrumbs: {
    defaultProps: { separator: '•', maxItems: 4, expandText: 'Show the whole path' },
    styleOverrides: {
      root: { fontSize: 14 },
      separator: { opacity: 0.6 },
    },
  },
  MuiLink: { defaultProps: { color: 'inherit', underline: 'hover' } },
};

const levels = ['Maps', 'Globes', 'Pocket globes', 'Amsterdam'];

export default function ThemedBreadcrumbs() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Breadcrumbs aria-label="Path to globe 3">
        {levels.map((level) => (
          <Link key={level} href={`/maps/${level.toLowerCase().replace(' ', '-')}`}>
            {level}
          </Link>
        ))}
        <Typography aria-current="page" variant="body2" sx={{ color: 'text.primary' }}>
          Globe 3
        </Typography>
      </Breadcrumbs>
    </ThemeProvider>
  );
}
