import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { Departure } from './Departure';
import { theme } from './theme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Departure />
  </ThemeProvider>,
);
