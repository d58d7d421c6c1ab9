import Alert from '@mui/material/Alert';
import { useTheme } from '@mui/material/styles';
import type { Breakpoint } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

function useBreakpoint(): Breakpoint {
  const { breakpoints } = useTheme();
  const sm = useMediaQuery(breakpoints.up('sm'));
  const md = useMediaQuery(breakpoints.up('md'));
  const lg = useMediaQuery(breakpoints.up('lg'));
  const xl = useMediaQuery(breakpoints.up('xl'));

  if (xl) return 'xl';
  if (lg) return 'lg';
  if (md) return 'md';
  return sm ? 'sm' : 'xs';
}

export default function CurrentBreakpoint() {
  const breakpoint = useBreakpoint();

  return <Alert severity="info">Current breakpoint: {breakpoint}</Alert>;
}
