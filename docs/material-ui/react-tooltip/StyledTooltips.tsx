import ZoomInIcon from '@mui/icons-material/ZoomIn';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function StyledTooltips() {
  return (
    <Tooltip
      title="Zoom in"
      arrow
      slotProps={{
        tooltip: { sx: { bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: 14 } },
        arrow: { sx: { color: 'primary.main' } },
      }}
    >
      <IconButton>
        <ZoomInIcon />
      </IconButton>
    </Tooltip>
  );
}
