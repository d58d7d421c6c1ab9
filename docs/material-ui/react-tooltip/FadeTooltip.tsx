import TuneIcon from '@mui/icons-material/Tune';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function FadeTooltip() {
  return (
    <Tooltip
      title="Map settings"
      slots={{ transition: Fade }}
      slotProps={{ transition: { timeout: 500 } }}
    >
      <IconButton>
        <TuneIcon />
      </IconButton>
    </Tooltip>
  );
}
