import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

const QUERY = '(min-width: 480px)';

interface OtherWindowProps {
  /** Returns the window to measure. */
  window?: () => Window;
}

export default function OtherWindow({ window }: OtherWindowProps) {
  const matchMedia = React.useMemo(
    () => (window === undefined ? undefined : (query: string) => window().matchMedia(query)),
    [window],
  );
  const frameIsWide = useMediaQuery(QUERY, { matchMedia });

  return (
    <Stack spacing={1} sx={{ p: 2, alignItems: 'flex-start' }}>
      <Chip label={QUERY} variant="outlined" />
      <Chip
        color={frameIsWide ? 'success' : 'default'}
        label={frameIsWide ? 'This frame is wide enough' : 'This frame is too narrow'}
      />
    </Stack>
  );
}
