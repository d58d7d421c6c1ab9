import AnchorIcon from '@mui/icons-material/Anchor';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';

export default function BottomNavigationPicture() {
  return (
    <Paper>
      <BottomNavigation showLabels value={0} sx={{ width: 136 }}>
        <BottomNavigationAction label="Tides" icon={<WavesIcon />} sx={{ minWidth: 0 }} />
        <BottomNavigationAction label="Harbor" icon={<AnchorIcon />} sx={{ minWidth: 0 }} />
      </BottomNavigation>
    </Paper>
  );
}
