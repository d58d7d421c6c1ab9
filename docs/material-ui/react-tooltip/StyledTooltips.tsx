import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import StraightenIcon from '@mui/icons-material/Straighten';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const PaperTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} classes={{ popper: className ?? '' }} />
))(({ theme }) => ({
  [`& .${tooltipClasses.tooltip}`]: {
    backgroundColor: (theme.vars || theme).palette.background.paper,
    color: (theme.vars || theme).palette.text.primary,
    border: `1px solid ${(theme.vars || theme).palette.divider}`,
    boxShadow: (theme.vars || theme).shadows[3],
    fontSize: theme.typography.body2.fontSize,
  },
}));

export default function StyledTooltips() {
  const [zoom, setZoom] = React.useState(12);
  const [measuring, setMeasuring] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Tooltip
        title="Zoom in"
        slotProps={{ tooltip: { sx: { bgcolor: 'primary.main', color: 'primary.contrastText' } } }}
      >
        <IconButton onClick={() => setZoom(zoom + 1)}>
          <ZoomInIcon />
        </IconButton>
      </Tooltip>
      <PaperTooltip title="Measure distance">
        <IconButton aria-pressed={measuring} onClick={() => setMeasuring(!measuring)}>
          <StraightenIcon />
        </IconButton>
      </PaperTooltip>
      <Typography role="status" variant="body2">
        Zoom {zoom}, {measuring ? 'measuring' : 'not measuring'}
      </Typography>
    </Stack>
  );
}
