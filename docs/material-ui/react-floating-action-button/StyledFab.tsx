import type {} from '@mui/material/themeCssVarsAugmentation';
import MicIcon from '@mui/icons-material/Mic';
import Fab, { fabClasses } from '@mui/material/Fab';
import { styled } from '@mui/material/styles';

const SurfaceFab = styled(Fab)(({ theme }) => ({
  borderRadius: 16,
  color: (theme.vars || theme).palette.primary.main,
  backgroundColor: (theme.vars || theme).palette.background.paper,
  border: `1px solid ${(theme.vars || theme).palette.divider}`,
  '&:hover': {
    borderColor: (theme.vars || theme).palette.primary.main,
    backgroundColor: (theme.vars || theme).palette.background.paper,
  },
  [`&.${fabClasses.focusVisible}`]: {
    outline: `3px solid ${(theme.vars || theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

export default function StyledFab() {
  return (
    <SurfaceFab aria-label="Record a voice note">
      <MicIcon />
    </SurfaceFab>
  );
}
