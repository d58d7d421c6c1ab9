import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';

export function MainNav() {
  const { pathname } = useLocation();

  return (
    <nav aria-label="Main">
      <Button href="/" aria-current={pathname === '/' ? 'page' : undefined}>
        Harbor
      </Button>
      <Button href="/timetable" aria-current={pathname === '/timetable' ? 'page' : undefined}>
        Timetable
      </Button>
      <Button href="/crew" aria-current={pathname === '/crew' ? 'page' : undefined}>
        Crew
      </Button>
    </nav>
  );
}
