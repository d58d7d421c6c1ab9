import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type {} from '@mui/lab/themeAugmentation';
import Masonry from '@mui/lab/Masonry';
import { notices } from './notices';

const components: Theme['components'] = {
  MuiMasonry: {
    defaultProps: { columns: 2, spacing: 2 },
    // The spacing outside of the items sticks out on both sides.
    styleOverrides: { root: ({ theme }) => ({ width: `calc(100% + ${theme.spacing(2)})` }) },
  },
};

const Note = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderTop: '6px solid',
  borderColor: (theme.vars || theme).palette.warning.main,
  backgroundColor: (theme.vars || theme).palette.action.hover,
  color: (theme.vars || theme).palette.text.primary,
}));

export default function ThemedMasonry() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Box sx={{ p: 2 }}>
        <Masonry>
          {notices.slice(1, 5).map(({ id, title, text }) => (
            <Note key={id}>
              <Typography variant="subtitle2" component="div">
                {title}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </Note>
          ))}
        </Masonry>
      </Box>
    </ThemeProvider>
  );
}
