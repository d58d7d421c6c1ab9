import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function BasicTooltip() {
  return (
    <Tooltip title="Add marker">
      <IconButton>
        <PlaceIcon />
      </IconButton>
    </Tooltip>
  );
}
