import MapIcon from '@mui/icons-material/Map';
import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';

export default function LinkFab() {
  return (
    <Tooltip title="Open the map">
      <Fab color="secondary" href="/plots/3/map">
        <MapIcon />
      </Fab>
    </Tooltip>
  );
}
