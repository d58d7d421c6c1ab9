import PentagonIcon from '@mui/icons-material/PentagonOutlined';
import StraightenIcon from '@mui/icons-material/Straighten';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';

const paper = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  boxShadow: 3,
};

function PaperTooltip(props: TooltipProps) {
  return <Tooltip {...props} slotProps={{ tooltip: { sx: paper } }} />;
}

export default function ReusableTooltip() {
  return (
    <Stack direction="row" spacing={1}>
      <PaperTooltip title="Measure distance">
        <IconButton>
          <StraightenIcon />
        </IconButton>
      </PaperTooltip>
      <PaperTooltip title="Measure area">
        <IconButton>
          <PentagonIcon />
        </IconButton>
      </PaperTooltip>
    </Stack>
  );
}
