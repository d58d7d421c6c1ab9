import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Crew } from './Crew';
import { Home } from './Home';
import { Layout } from './Layout';
import { theme } from './theme';
import { Timetable } from './Timetable';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <BrowserRouter>
      <Routes>
        <Route element={<Layout />}>
          <Route index element={<Home />} />
          <Route path="timetable" element={<Timetable />} />
          <Route path="crew" element={<Crew />} />
        </Route>
      </Routes>
    </BrowserRouter>
  </ThemeProvider>,
);
