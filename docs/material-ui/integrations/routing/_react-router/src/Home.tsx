import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

export function Home() {
  return (
    <>
      <Typography component="h1" variant="h4">
        Harbor ferries
      </Typography>
      {/* #region link */}
      <Link component={RouterLink} to="/timetable" state={{ from: 'home' }}>
        All departures
      </Link>
      {/* #endregion */}
      {/* #region button */}
      <Button component={RouterLink} to="/crew" replace>
        Meet the crew
      </Button>
      {/* #endregion */}
    </>
  );
}
