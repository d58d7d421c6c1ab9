import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { Fares } from './Fares';
import { theme } from './theme';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StyledEngineProvider injectFirst>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Fares />
    </ThemeProvider>
  </StyledEngineProvider>,
);
