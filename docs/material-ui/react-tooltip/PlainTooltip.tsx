import ShareIcon from '@mui/icons-material/Share';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function PlainTooltip() {
  return (
    <Tooltip title="Share map" disableInteractive>
      <IconButton>
        <ShareIcon />
      </IconButton>
    </Tooltip>
  );
}
