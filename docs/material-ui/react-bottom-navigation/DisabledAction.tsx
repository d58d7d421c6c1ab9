import AnchorIcon from '@mui/icons-material/Anchor';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function DisabledAction() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography variant="body2" sx={{ py: 2, textAlign: 'center' }}>
        The webcams are offline.
      </Typography>
      <BottomNavigation component="nav" aria-label="Views of Castle Dock" showLabels value={0}>
        <BottomNavigationAction label="Harbors" icon={<AnchorIcon />} aria-current />
        <BottomNavigationAction
          label="Webcams"
          icon={<CloudOffIcon />}
          disabled
          sx={{ '&.Mui-disabled': { opacity: 0.38 } }}
        />
      </BottomNavigation>
    </Box>
  );
}
