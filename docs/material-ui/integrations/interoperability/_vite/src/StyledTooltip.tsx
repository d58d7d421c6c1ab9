import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { styled } from 'styled-components';

export const StyledTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} slotProps={{ popper: { className } }} />
))`
  & .MuiTooltip-tooltip {
    font-size: 1rem;
  }
`;
