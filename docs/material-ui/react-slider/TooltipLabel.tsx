import Box from '@mui/material/Box';
import Slider, { type SliderValueLabelProps } from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';

function ValueTooltip({ children, open, value }: SliderValueLabelProps) {
  return (
    <Tooltip describeChild open={open} placement="top" title={value}>
      {children}
    </Tooltip>
  );
}

export default function TooltipLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        valueLabelDisplay="auto"
        slots={{ valueLabel: ValueTooltip }}
        aria-label="Bass"
        defaultValue={40}
      />
    </Box>
  );
}
