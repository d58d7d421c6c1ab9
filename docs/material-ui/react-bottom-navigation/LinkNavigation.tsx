import AnchorIcon from '@mui/icons-material/Anchor';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function LinkNavigation() {
  // The address of the current page, from the router.
  const address = '/harbors/old-basin';
  const section = address.split('/')[1];

  return (
    <BottomNavigation component="nav" aria-label="Pages" showLabels value={section}>
      <BottomNavigationAction
        href="/tides"
        value="tides"
        label="Tides"
        icon={<WavesIcon />}
        aria-current={section === 'tides'}
      />
      <BottomNavigationAction
        href="/harbors"
        value="harbors"
        label="Harbors"
        icon={<AnchorIcon />}
        aria-current={section === 'harbors'}
      />
      <BottomNavigationAction
        href="/logbook"
        value="logbook"
        label="Logbook"
        icon={<MenuBookIcon />}
        aria-current={section === 'logbook'}
      />
    </BottomNavigation>
  );
}
