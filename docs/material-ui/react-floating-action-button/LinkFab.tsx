import MapIcon from '@mui/icons-material/Map';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function LinkFab() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 320,
        p: 2,
        pb: 5,
        mb: 2,
        borderRadius: 3,
        bgcolor: 'action.hover',
        color: 'text.primary',
      }}
    >
      <Typography variant="subtitle1" component="div">
        Lady’s slipper
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Beech wood above the quarry, plot 3
      </Typography>
      <Tooltip title="Open the map" placement="left">
        <Fab
          href="/plots/3/map"
          color="secondary"
          size="medium"
          sx={{ position: 'absolute', right: 24, bottom: -20 }}
        >
          <MapIcon />
        </Fab>
      </Tooltip>
    </Box>
  );
}
