import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';
import { MainNav } from './MainNav';

export function Layout() {
  return (
    <Container maxWidth="sm">
      <MainNav />
      <main>
        <Outlet />
      </main>
    </Container>
  );
}
