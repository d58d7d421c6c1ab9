import LayersIcon from '@mui/icons-material/LayersOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function ArrowTooltip() {
  return (
    <Tooltip title="Layers" arrow>
      <IconButton>
        <LayersIcon />
      </IconButton>
    </Tooltip>
  );
}
