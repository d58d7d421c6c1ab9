import { styled, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { rail: { main: '#0f4c3a', text: '#fff' } },
});

const Announcement = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5, 2),
  color: theme.palette.rail.text,
  backgroundColor: theme.palette.rail.main,
  [theme.breakpoints.up('sm')]: { fontSize: '1.25rem' },
}));

export default function StyledWithTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Announcement>The 9:40 to Porto leaves from platform 4.</Announcement>
    </ThemeProvider>
  );
}
